// Every sentence that the sinks can say.

extension SocketUnavailable: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        "no log receiver can be reached at '\(path)': \(reason)"
    }
}
