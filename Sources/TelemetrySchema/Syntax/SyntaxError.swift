/// A mistake that ends the reading of a line.
struct SyntaxError: Error {
    let diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
