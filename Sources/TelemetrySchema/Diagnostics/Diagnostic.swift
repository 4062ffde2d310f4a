/// Something to say about a schema, and where.
public struct Diagnostic: Equatable, Sendable {
    /// The rule that was broken.
    public let rule: Rule
    /// The offending word.
    public let position: SourcePosition
    /// What is wrong, in words, without the rule's identifier.
    public let message: String
    /// Other places that belong to it.
    public let notes: [Note]

    /// Whether the schema is refused because of it.
    public var severity: Severity { rule.severity }

    /// A second place that a diagnostic points at.
    public struct Note: Equatable, Sendable {
        /// Where.
        public let position: SourcePosition
        /// What stands there.
        public let message: String
    }

    /// What a diagnostic does to a run.
    public enum Severity: String, Sendable {
        /// The schema is refused.
        case error
        /// The schema is accepted, unless the run is strict.
        case warning
    }

    /// Says that `rule` is broken at `position`; `facts` fill the places of the rule's template.
    package init(
        _ rule: Rule, at position: SourcePosition, _ facts: String..., suggestion: String? = nil,
        notes: [Note] = []
    ) {
        self.rule = rule
        self.position = position
        self.notes = notes
        message = rule.message(facts) + RuleWording.suggestion(suggestion)
    }

    /// A sink type in Swift source that no `sink` line declares.
    package static func undeclaredSink(_ name: String, at position: SourcePosition) -> Diagnostic {
        Diagnostic(.undeclaredSink, at: position, name)
    }

    /// A `sink` line whose type is nowhere in Swift source.
    package static func undefinedSink(_ name: String, at position: SourcePosition) -> Diagnostic {
        Diagnostic(.undefinedSink, at: position, name)
    }
}

extension [Diagnostic] {
    /// In the order of their positions; at one position, as they were.
    package var inOrder: [Diagnostic] {
        enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }
}
