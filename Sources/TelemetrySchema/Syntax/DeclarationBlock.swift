/// A declaration's first line with the indented lines under it.
package struct DeclarationBlock {
    let header: DocumentedLine
    var members: [DocumentedLine] = []

    /// Whether the lexer refused something in it.
    var isDamaged: Bool { header.line.isDamaged || members.contains(where: \.line.isDamaged) }

    /// Whether it says something about sinks, or may have been meant to.
    var mayWireSinks: Bool {
        switch DeclarationKeyword(rawValue: header.tokens[0].text) {
        case .sink, .wiring, nil: true
        case .access, .category, .enum, .event, .retired, .source, .unscanned: false
        }
    }
}
