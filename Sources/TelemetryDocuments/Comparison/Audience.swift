/// Those who rely on a schema.
package struct Audience: OptionSet, Sendable {
    /// One bit for each of them.
    package let rawValue: Int

    /// Makes a set from its bits.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Whoever reads what is written to the wire.
    package static let readers = Self(rawValue: 1)
    /// Whoever observes events in Swift, and has the compiler say so.
    package static let callSites = Self(rawValue: 2)
}
