/// A family of platforms.
public enum Platform: String, CaseIterable, Sendable {
    /// The families, in the order in which they are printed.
    case apple, linux, windows, android, wasi
}
