/// Prints diagnostics the way compilers do, so that editors can jump to them.
public struct DiagnosticRenderer: Sendable {
    private let paths: [String]
    private let isStrict: Bool

    /// `paths` are those of the schema's files; `isStrict` prints warnings as errors.
    public init(paths: [String], isStrict: Bool = false) {
        self.paths = paths
        self.isStrict = isStrict
    }

    /// `path:line:col: error: message [rule-id]`, then a `note:` line for each other place.
    public func lines(for diagnostic: Diagnostic) -> [String] {
        let severity = isStrict ? .error : diagnostic.severity
        let head = line(
            diagnostic.position, severity.rawValue,
            "\(diagnostic.message) [\(diagnostic.rule.rawValue)]")
        return [head] + diagnostic.notes.map { line($0.position, "note", $0.message) }
    }

    private func line(_ position: SourcePosition, _ kind: String, _ text: String) -> String {
        "\(paths[position.file]):\(position.line):\(position.column): \(kind): \(text)"
    }
}
