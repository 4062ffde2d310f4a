/// Those who rely on a schema.
public struct Audience: OptionSet, Sendable {
    /// One bit for each of them.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Whoever reads what is written to the wire.
    public static let readers = Self(rawValue: 1)
    /// Whoever observes events in Swift, and has the compiler say so.
    public static let callSites = Self(rawValue: 2)
}
