import Foundation

/// `Schema/Grammar.md`, taken apart.
struct GrammarReference {
    /// A rule as the reference describes it.
    struct RuleEntry {
        let rule: String
        let severity: String
        let example: String
    }

    private let lines: [Substring]

    init() throws {
        let repository = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(
            contentsOf: repository.appending(path: "Schema/Grammar.md"), encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The rules, in order.
    var rules: [RuleEntry] {
        lines.indices.compactMap { index in
            guard let match = lines[index].wholeMatch(of: /#### `([a-z0-9-]+)` \(([a-z]+)\)/) else {
                return nil
            }
            return RuleEntry(
                rule: String(match.1), severity: String(match.2),
                example: block("telemetry", after: index))
        }
    }

    /// Every identifier in backticks that looks like that of a rule.
    var mentionedRules: Set<String> {
        Set(lines.flatMap { $0.matches(of: /`([a-z]+(?:-[a-z0-9]+)+)`/).map { String($0.1) } })
    }

    /// The words in quotes of the grammar.
    var terminals: Set<String> {
        let matches = block("ebnf", after: 0).matches(of: /"([A-Za-z][A-Za-z0-9]+)"/)
        return Set(matches.map { String($0.1) })
    }

    /// The schema that the reference begins with.
    var firstExample: String { block("telemetry", after: 0) }

    /// The words in backticks of the section called `title`.
    func words(of title: String) -> Set<String> {
        let section = lines.drop { $0 != "## " + title }.dropFirst().prefix { !$0.hasPrefix("## ") }
        let code = section.flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
        return Set(code.flatMap { $0.split(separator: " ") }.map(String.init))
    }

    private func block(_ language: String, after index: Int) -> String {
        lines[index...].drop { $0 != "```" + language }.dropFirst().prefix { $0 != "```" }
            .map { $0 + "\n" }.joined()
    }
}
