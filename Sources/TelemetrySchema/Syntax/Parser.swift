/// Turns declarations into syntax: one function for each rule of the grammar.
///
/// A mistake ends its line, not its declaration, and a declaration's name is kept whenever it can
/// be read, so that one mistake is one diagnostic.
package struct Parser {
    package private(set) var syntax = SchemaSyntax()
    private let reporter: SyntaxReporter

    package init(diagnostics: DiagnosticCollector) {
        reporter = SyntaxReporter(diagnostics: diagnostics)
    }

    /// Reads declarations, each before the next one is asked for.
    package mutating func parse(_ blocks: some Sequence<DeclarationBlock>) {
        for block in blocks { parse(block) }
    }

    private mutating func parse(_ block: DeclarationBlock) {
        let errors = reporter.diagnostics.errorCount
        reporter.attempt(block.header) { cursor throws(SyntaxError) in
            try declaration(block, &cursor)
        }
        if block.isDamaged || errors != reporter.diagnostics.errorCount, block.mayWireSinks {
            syntax.isWiringDamaged = true
        }
    }

    private mutating func declaration(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let word = try cursor.expect(.word, "a declaration")
        if let keyword = DeclarationKeyword(rawValue: word.text) {
            return try declaration(keyword, block, &cursor)
        }
        // Read on as what was meant, so that the names in it are known.
        let expected =
            DeclarationKeyword.list + (block.header.isMember ? RuleWording.indentMembers : "")
        let meant: DeclarationKeyword? = reporter.unknown(
            word, .unknownDeclaration, expected)
        if let meant { try declaration(meant, block, &cursor) }
    }

    private mutating func declaration(
        _ keyword: DeclarationKeyword, _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        switch keyword {
        case .access: try access(block, &cursor)
        case .category: try category(block, &cursor)
        case .enum: try enumeration(block, &cursor)
        case .event: try event(block, &cursor)
        case .retired: try retiredEvent(block, &cursor)
        case .sink: try sink(block, &cursor)
        case .source: try source(block, &cursor)
        case .unscanned: try unscanned(block, &cursor)
        case .wiring: try wiring(block, &cursor)
        }
    }

    /// `access public`
    private mutating func access(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        reporter.refuseMembers(of: block)
        reporter.refuseDocumentation(of: block.header, "'access' takes none")
        syntax.access.append(try cursor.expect(.word, "internal, package or public"))
        try cursor.expectEnd(after: "the access level")
    }

    /// `category business`
    private mutating func category(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        reporter.refuseMembers(of: block)
        let name = try cursor.expect(.word, "the name of the category")
        let documentation = block.header.documentation
        syntax.categories.append(CategorySyntax(name: name, documentation: documentation))
        try cursor.expectEnd(after: "the name of the category")
    }

    /// `enum Difficulty`
    private mutating func enumeration(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of the enum")
        var values = EnumerationMemberParser(
            EnumerationSyntax(name: name, documentation: block.header.documentation), reporter)
        values.parse(block.members)
        syntax.enumerations.append(values.enumeration)
        try cursor.expectEnd(after: "the name of the enum")
    }

    /// `event sessionCompleted: business, completion`
    private mutating func event(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of the event")
        let categories = reporter.list(
            after: ":", "the name of a category", &cursor,
            previous: "the name of the event")
        let event = EventSyntax(
            name: name, documentation: block.header.documentation, categories: categories)
        event.fields.reserveCapacity(block.members.count)
        var members = EventMemberParser(event, reporter)
        members.parse(block.members)
        syntax.events.append(event)
    }

    /// `retired event levelDone as "level_done"`
    private mutating func retiredEvent(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        reporter.refuseMembers(of: block)
        reporter.refuseDocumentation(of: block.header, "a retired name takes none")
        guard cursor.take("event") else { throw cursor.expected("'event'") }
        var retired = RetirementSyntax(
            name: try cursor.expect(.word, "the name of the retired event"))
        // The name is retired, whatever is wrong with the rest of the line.
        defer { syntax.retiredEvents.append(retired) }
        retired.wireName = try cursor.takeWireName("the wire name in quotes")
        try cursor.expectEnd(after: "the name of the retired event")
    }

    /// `sink GameCenterSink: completion`
    private mutating func sink(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of the sink")
        let receives = reporter.list(
            after: ":", "'all' or the name of a category", &cursor,
            previous: "the name of the sink")
        var members = SinkMemberParser(
            SinkSyntax(
                name: name, documentation: block.header.documentation, receives: receives), reporter
        )
        members.parse(block.members)
        syntax.sinks.append(members.sink)
    }

    /// `source MetricKitSource`
    private mutating func source(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let name = try cursor.expect(.word, "the name of the source")
        var members = SourceMemberParser(
            SourceSyntax(name: name, documentation: block.header.documentation), reporter)
        members.parse(block.members)
        syntax.sources.append(members.source)
        try cursor.expectEnd(after: "the name of the source")
    }

    /// `unscanned DebugSink`
    private mutating func unscanned(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        reporter.refuseMembers(of: block)
        reporter.refuseDocumentation(of: block.header, "'unscanned' takes none")
        syntax.unscanned += try cursor.expectNames("the name of a type")
        try cursor.expectEnd(after: "the name of a type")
    }

    /// `wiring live: OSLogSink, StreamSink`
    private mutating func wiring(
        _ block: DeclarationBlock, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        reporter.refuseMembers(of: block)
        reporter.refuseDocumentation(of: block.header, "'wiring' takes none")
        let name = try cursor.expect(.word, "the name of the wiring")
        guard cursor.take(":") else { throw cursor.expected("':' and the sinks of the wiring") }
        syntax.wirings.append(
            WiringSyntax(name: name, sinks: try cursor.expectNames("the name of a sink")))
        try cursor.expectEnd(after: "the name of a sink")
    }
}
