/// Reads the indented lines of an event into its syntax.
struct EventMemberParser: AttributeParser {
    private let event: EventSyntax
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
            add(keyword, level, at: level, word)
        case .as:
            let name = try cursor.expect(.string, "the wire name in quotes")
            add(keyword, name, at: name, word)
        case .owner:
            let owner = try cursor.expect(.string, "the owner in quotes")
            add(keyword, owner, at: owner, word)
        case .deprecated:
            add(keyword, cursor.take(.string), at: word, word)
        case .renamed:
            let name = try cursor.expect(.word, "the event's new name")
            add(keyword, name, at: name, word)
        case .expires:
            let date = try cursor.expect(.number, "a date of the form 2027-06-01")
            add(keyword, date, at: date, word)
        case .retired:
            try retired(&cursor)
        }
    }

    private mutating func add(
        _ keyword: EventKeyword, _ value: Token?, at place: Token, _ word: Token
    ) {
        let attribute = AttributeSyntax(keyword, value, at: place.position)
        reporter.add(attribute, to: &event.attributes, word: word)
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
