/// A mistake in how a tool was called.
package struct UsageError: Error {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}
