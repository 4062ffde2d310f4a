/// What the exit status of a tool says.
package enum ExitStatus: Int32 {
    case success = 0
    /// The schema has mistakes, or a file could not be read or written.
    case failure = 1
    /// The call has mistakes.
    case usage = 2

    /// Failure if any of `parts` failed.
    package static func of(_ parts: [ExitStatus]) -> ExitStatus {
        parts.contains(.failure) ? .failure : .success
    }
}
