import TelemetrySchema

/// Prints changes so that editors can jump to them.
package struct ChangeRenderer: Sendable {
    private let oldPaths: [String]
    private let newPaths: [String]

    /// The paths of the files of both schemas.
    package init(oldPaths: [String], newPaths: [String]) {
        self.oldPaths = oldPaths
        self.newPaths = newPaths
    }

    /// `path:line:col: breaking for readers: message` or `path:line:col: compatible: message`, at
    /// the place in the new schema; for what is gone, in the old one.
    package func line(for change: Change) -> String {
        let kind = change.brokenParties.map { "breaking for \($0)" } ?? "compatible"
        return "\(words(for: change.place)): \(kind): \(change.message)"
    }

    private func words(for place: Change.Place) -> String {
        switch place {
        case .new(let position), .both(_, let position): words(for: position, newPaths)
        case .old(let position): words(for: position, oldPaths)
        }
    }

    private func words(for position: SourcePosition, _ paths: [String]) -> String {
        "\(paths[position.file]):\(position.line):\(position.column)"
    }
}
