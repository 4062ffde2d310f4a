/// Why a record could not be read or written. The codes are the system's error numbers.
enum RecordFileError: Error, Equatable {
    case unreadable(code: Int32)
    /// The file was read, but what it holds is not a count.
    case notACount
    case unwritable(code: Int32)
}
