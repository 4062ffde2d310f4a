/// Gathers the diagnostics of one run.
///
/// A reference, because every stage of one run on one thread adds to the same list.
package final class DiagnosticCollector {
    private var diagnostics: [Diagnostic] = []
    let suggestions = Suggestions()

    package init() {}

    /// Whether something was said that refuses the schema.
    package private(set) var hasErrors = false

    func report(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
        if diagnostic.severity == .error { hasErrors = true }
    }

    /// All of them, in the order of their positions; at one position, in order of arrival.
    package var sorted: [Diagnostic] {
        diagnostics.enumerated()
            .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }
}
