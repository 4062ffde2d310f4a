/// A file or folder that is not as it has to be.
package enum FileError: Error {
    case unreadable(String, String)
    case unwritable(String, String)
    case unwritableOutput(String)
    case emptyFolder(String)
    case noSchema(String, lookedAt: [String])
    case schemaInSeveralPlaces(String, [String])

    /// What is wrong, in words.
    package var message: String {
        switch self {
        case .unreadable(let path, let reason):
            "cannot read '\(path)': \(reason)"
        case .unwritable(let path, let reason):
            "cannot write '\(path)': \(reason)"
        case .unwritableOutput(let reason):
            "cannot write to standard output: \(reason)"
        case .emptyFolder(let path):
            "no schema in '\(path)'; expected files called '*.telemetry'"
        case .noSchema(let module, let places):
            "no schema for '\(module)'; looked for \(places.joined(separator: ", "))"
        case .schemaInSeveralPlaces(let module, let places):
            "the schema of '\(module)' must stand in one place, but there are files in "
                + places.joined(separator: " and ")
        }
    }
}
