// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

    // The text, being evaluated later, is exempt; the privacy is not.
    @_semantics("constant_evaluable")
    @_semantics("oslog.requires_constant_arguments")
    public mutating func appendInterpolation(
        _ string: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {
        pieces.append(Piece(privacy: privacy, text: string))
    }
}
