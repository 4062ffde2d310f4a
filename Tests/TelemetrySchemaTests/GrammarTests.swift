import Testing

@testable import TelemetrySchema

@Suite struct GrammarTests {
    private let grammar: GrammarReference

    init() throws {
        grammar = try GrammarReference()
    }

    private func words<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> Set<String> {
        Set(Word.allCases.map(\.rawValue))
    }

    @Test func describesEveryRuleWithItsSeverityInOrder() {
        let described = grammar.rules.map { "\($0.rule) \($0.severity)" }
        #expect(described == Rule.allCases.map { "\($0.rawValue) \($0.severity.rawValue)" })
    }

    @Test func mentionsNoRuleThatDoesNotExist() {
        #expect(grammar.mentionedRules.subtracting(words(Rule.self)) == [])
    }

    @Test func hasTheWordsOfTheLanguageForTerminals() {
        let keywords = words(DeclarationKeyword.self).union(words(EventKeyword.self))
            .union(words(FieldKeyword.self)).union(words(SinkKeyword.self))
            .union(words(SourceKeyword.self))
        let values = words(StandardType.self).union(words(Platform.self))
            .union(words(Event.Level.self)).union(words(Schema.Access.self))
        #expect(grammar.terminals == keywords.union(values).union(["all", "nil", "true", "false"]))
    }

    @Test func explainsEveryAttributeAndType() {
        let sections: [(title: String, words: Set<String>)] = [
            ("Types", words(StandardType.self)),
            ("Attributes of an event", words(EventKeyword.self).union(words(Event.Level.self))),
            ("Attributes of a field", words(FieldKeyword.self)),
            ("Privacy", ["public", "private", "sensitive"]),
            ("Sinks, sources and wirings", words(SinkKeyword.self).union(words(Platform.self))),
        ]
        for section in sections {
            #expect(section.words.subtracting(grammar.words(of: section.title)) == [])
        }
    }

    @Test func beginsWithAValidSchema() {
        #expect(said(about: grammar.firstExample) == [])
        #expect(grammar.firstExample.count > 500)
    }

    @Test func givesEachRuleAnExampleThatBreaksItAndNoOther() {
        for entry in grammar.rules {
            let lines = ExpectedDiagnostics(bytes(of: expanded(entry.example))).actual
            let broken = lines.compactMap { $0.firstMatch(of: /\[([a-z0-9-]+)\]$/)?.1 }
            #expect(broken == [entry.rule[...]])
        }
    }

    /// A line `…` stands for what comes between `category c1` and `category c65`, or between two
    /// sinks; categories are used by an event.
    private func expanded(_ example: String) -> String {
        guard let match = example.firstMatch(of: /([a-z]+ [a-zA-Z])1\n…\n.*[a-zA-Z]([0-9]+)\n/),
            let last = Int(match.2)
        else { return example }
        let between = (2..<last).map { "\(match.1)\($0)\n" }.joined()
        let all = (1...last).map { "c\($0)" }.joined(separator: ", ")
        return example.replacing("…\n", with: between)
            + (match.1 == "category c" ? "event opened: \(all)\n" : "")
    }

    /// `\xE9` stands for a byte.
    private func bytes(of example: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = example[...]
        while let match = rest.firstMatch(of: /\\x([0-9A-F]{2})/) {
            bytes += Array(rest[..<match.range.lowerBound].utf8)
            bytes += [UInt8(match.1, radix: 16) ?? 0]
            rest = rest[match.range.upperBound...]
        }
        return bytes + Array(rest.utf8)
    }
}
