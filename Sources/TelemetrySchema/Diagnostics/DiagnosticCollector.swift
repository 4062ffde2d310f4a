/// Gathers the diagnostics of one run.
///
/// A reference, because every stage of one run on one thread adds to the same list.
package final class DiagnosticCollector {
    private var diagnostics: [Diagnostic] = []
    private var silentLines: Set<SourcePosition> = []
    let suggestions = Suggestions()

    package init() {}

    /// How many of them refuse the schema.
    private(set) var errorCount = 0

    /// Whether something was said that refuses the schema.
    package var hasErrors: Bool { errorCount > 0 }

    /// Drops what is still to be said about the line at `position`: its text was refused, so
    /// whatever else seems to be wrong with it may follow from that.
    func keepSilent(about position: SourcePosition) {
        silentLines.insert(
            SourcePosition(file: position.file, line: position.line, column: 1))
    }

    func report(_ diagnostic: Diagnostic) {
        let position = diagnostic.position
        let line = SourcePosition(file: position.file, line: position.line, column: 1)
        guard silentLines.isEmpty || !silentLines.contains(line) else { return }
        diagnostics.append(diagnostic)
        if diagnostic.severity == .error { errorCount += 1 }
    }

    /// All of them, in the order of their positions.
    package var sorted: [Diagnostic] { diagnostics.inOrder }
}
