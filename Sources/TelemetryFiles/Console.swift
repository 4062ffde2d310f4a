/// What a tool says to whoever called it.
package enum Console {
    /// The lines of `text`, to standard output; throws if that does not take them.
    package static func say(_ text: String) throws {
        try write(text + "\n")
    }

    /// All of `text` as it is, to standard output; throws if that does not take it.
    package static func write(_ text: String) throws {
        if let error = SystemCalls.writeAll(text, to: 1) {
            throw FileError.unwritableOutput(SystemCalls.reason(error))
        }
    }

    /// To standard error.
    package static func complain(_ text: String) {
        _ = SystemCalls.writeAll(text + "\n", to: 2)
    }
}
