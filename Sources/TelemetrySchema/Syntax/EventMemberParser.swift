/// Reads the indented lines of an event.
struct EventMemberParser: AttributeParser {
    private(set) var event: EventSyntax
    let reporter: SyntaxReporter

    init(_ event: EventSyntax, _ reporter: SyntaxReporter) {
        self.event = event
        self.reporter = reporter
    }

    mutating func member(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) -> Bool {
        guard line.isField else { return false }
        event.fields.append(try FieldParser(reporter).parse(line, &cursor))
        return true
    }

    mutating func attribute(
        _ keyword: EventKeyword, _ word: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        switch keyword {
        case .level:
            let level = try cursor.expect(.word, "debug, info, notice, error or fault")
            reporter.set(&event.level, to: level, keyword: word)
        case .as:
            let name = try cursor.expect(.string, "the wire name in quotes")
            reporter.set(&event.wireName, to: name, keyword: word)
        case .owner:
            let owner = try cursor.expect(.string, "the owner in quotes")
            reporter.set(&event.owner, to: owner, keyword: word)
        case .deprecated:
            let deprecation = DeprecationSyntax(keyword: word, reason: cursor.take(.string))
            reporter.set(&event.deprecation, to: deprecation, keyword: word)
        case .renamed:
            let name = try cursor.expect(.word, "the event's new name")
            reporter.set(&event.renamedTo, to: name, keyword: word)
        case .expires:
            let date = try cursor.expect(.number, "a date of the form 2027-06-01")
            reporter.set(&event.expires, to: date, keyword: word)
        case .retired:
            try retired(&cursor)
        }
    }

    /// `retired path as "file_path"`
    private mutating func retired(_ cursor: inout TokenCursor) throws(SyntaxError) {
        var retired = RetirementSyntax(
            name: try cursor.expect(.word, "the name of the retired field"))
        // The name is retired, whatever is wrong with the rest of the line.
        defer { event.retiredFields.append(retired) }
        retired.wireName = try cursor.takeWireName("the wire key in quotes")
    }
}

extension DocumentedLine {
    /// Whether the line looks like a part of a declaration rather than like one.
    var isMember: Bool {
        let (first, second) = (tokens[0].text, tokens.dropFirst().first)
        return second?.text == ":" || EventKeyword(rawValue: first) != nil
            || SinkKeyword(rawValue: first) != nil
    }

    /// Whether the line is written as `name: …`, or is perhaps meant to be.
    fileprivate var isField: Bool {
        let colon = tokens.firstIndex { $0.kind == .punctuation && $0.text == ":" }
        return colon.map { $0 < 2 || EventKeyword(rawValue: tokens[0].text) == nil } ?? false
    }
}
