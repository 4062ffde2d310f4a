package import TelemetrySchema

extension Change {
    /// The diagnostic of a change that breaks somebody; `nil` for a compatible one.
    ///
    /// The files of the old schema are counted from `oldFiles`, behind those of the new one.
    package func diagnostic(oldFiles: Int) -> Diagnostic? {
        guard let parties = brokenParties else { return nil }
        switch place {
        case .new(let position):
            return Diagnostic(.breakingChange, at: position, message, parties)
        case .old(let position):
            return Diagnostic(
                .breakingChange, at: position.inFile(after: oldFiles), message, parties)
        case .both(let old, let new):
            let note = Diagnostic.Note.before(at: old.inFile(after: oldFiles))
            return Diagnostic(.breakingChange, at: new, message, parties, notes: [note])
        }
    }
}

extension SourcePosition {
    /// The same place in the file that comes `count` files later.
    fileprivate func inFile(after count: Int) -> SourcePosition {
        SourcePosition(file: file + count, line: line, column: column)
    }
}
