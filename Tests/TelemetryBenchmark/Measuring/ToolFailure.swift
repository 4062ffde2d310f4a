/// A program that the benchmark started did not do what it was to do.
struct ToolFailure: Error {
    let words: String
}
