import TelemetryGenerator

/// Text for people to read: what would end a line or turn its direction is shown, not obeyed.
enum VisibleText {
    /// `text` on one line, with hidden characters as in a string of the schema and blanks for tabs.
    static func printed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        return text.unicodeScalars.reduce(into: "") { visible, scalar in
            switch scalar {
            case "\t": visible += " "
            case "\n": visible += "\\n"
            case "\r": visible += "\\r"
            case _ where isHidden(scalar): visible += SwiftLiteral.escaped(scalar)
            default: visible.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether it is a control, a separator of lines or paragraphs, or turns the direction of text.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
