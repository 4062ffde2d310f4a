import TelemetryFiles

/// What is wrong with several files.
struct FileErrors: Error {
    /// At least one.
    let all: [FileError]
}
