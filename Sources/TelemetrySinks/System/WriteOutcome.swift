/// How one attempt to write a line ended.
enum WriteOutcome: Equatable, Sendable {
    /// Every byte is with the kernel.
    case written
    /// Nothing was written, and the error number that says why.
    case refused(error: Int32)
    /// The kernel took the beginning of the line and refused the rest.
    case torn(error: Int32)
}
