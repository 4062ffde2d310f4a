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

/// Stands in for what collects the interpolations of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    struct Piece {
        /// Absent for a literal.
        let privacy: OSLogPrivacy?
        let text: () -> String
    }

    var pieces: [Piece] = []

    @_semantics("constant_evaluable")
    public init(literalCapacity: Int, interpolationCount: Int) {}

    @_semantics("constant_evaluable")
    public mutating func appendLiteral(_ literal: String) {
        pieces.append(Piece(privacy: nil, text: { literal }))
    }

    @_semantics("constant_evaluable")
    public mutating func appendInterpolation(
        _ string: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(Piece(privacy: privacy, text: string))
    }
}
