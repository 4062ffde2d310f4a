/// Reads the indented lines of an enum.
struct EnumerationMemberParser {
    private(set) var enumeration: EnumerationSyntax
    private let reporter: SyntaxReporter

    init(_ enumeration: EnumerationSyntax, _ reporter: SyntaxReporter) {
        self.enumeration = enumeration
        self.reporter = reporter
    }

    mutating func parse(_ lines: [DocumentedLine]) {
        enumeration.hasMembers = !lines.isEmpty
        for line in lines {
            reporter.attempt(line) { cursor throws(SyntaxError) in try value(line, &cursor) }
        }
    }

    /// `hard`, `hard = "expert"` or `retired brutal`
    private mutating func value(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of a value")
        if name.text == "retired", let retired = cursor.take(.word) {
            reporter.refuseDocumentation(of: line, "a retired name takes none")
            enumeration.retiredValues.append(retired)
            return try cursor.expectEnd(after: "the name of the retired value")
        }
        var value = EnumerationValueSyntax(name: name, documentation: line.documentation)
        // The value is there, whatever is wrong with the rest of its line.
        defer { enumeration.values.append(value) }
        value.isDamaged = true
        if cursor.take("=") {
            guard let wireValue = cursor.next else { throw cursor.expected("a wire value") }
            value.wireValue = wireValue
            cursor.advance()
        }
        try cursor.expectEnd(after: "the value")
        value.isDamaged = line.line.isDamaged
    }
}
