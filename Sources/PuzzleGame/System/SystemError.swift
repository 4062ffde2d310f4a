/// A call to the system that failed.
struct SystemError: Error {
    /// The system's error number.
    let code: Int32
}
