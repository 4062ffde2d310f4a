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

    /// `hard`, `hard = "expert"` or a retired value
    private mutating func value(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of a value")
        if name.text == "retired", let retired = cursor.take(.word) {
            reporter.refuseDocumentation(of: line, "a retired name takes none")
            return try self.retired(retired, &cursor)
        }
        var value = EnumerationValueSyntax(name: name, documentation: line.documentation)
        // The value is there, whatever is wrong with the rest of its line.
        defer { enumeration.values.append(value) }
        value.isDamaged = true
        value.wireValue = try cursor.takeWireValue()
        try cursor.expectEnd(after: "the value")
        value.isDamaged = line.line.isDamaged
    }

    /// `retired brutal` or `retired brutal = "insane"`
    private mutating func retired(
        _ name: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        var retired = RetirementSyntax(name: name)
        // The name is retired, whatever is wrong with the rest of the line.
        defer { enumeration.retiredValues.append(retired) }
        retired.wireName = try cursor.takeWireValue()
        try cursor.expectEnd(after: "the name of the retired value")
    }
}
