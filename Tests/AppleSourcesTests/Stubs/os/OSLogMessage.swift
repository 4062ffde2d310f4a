// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for a log message. Like the real one it is not `Sendable`.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let pieces: [OSLogInterpolation.Piece]

    @_semantics("constant_evaluable")
    public init(stringInterpolation: OSLogInterpolation) {
        pieces = stringInterpolation.pieces
    }

    @_semantics("constant_evaluable")
    public init(stringLiteral value: String) {
        pieces = [OSLogInterpolation.Piece(privacy: nil, text: { value })]
    }
}
