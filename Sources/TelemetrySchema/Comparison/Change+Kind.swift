extension Change {
    /// How something can change.
    public enum Kind: Equatable, Sendable {
        /// It was not there.
        case added
        /// It is not there any more and, where that can be said, is retired.
        case gone
        /// It is not there any more and may come back with another meaning. `identity` is what it
        /// was on the wire as a schema says that; `nil` where it was the name.
        case goneUnretired(identity: String?)
        /// It has another name in Swift and the same on the wire.
        case renamed(from: String)
        /// Another event takes its place; call sites that have the old name get a warning.
        case replaced(by: String)
        /// Something that is said about it is another thing; `nil` where nothing is said.
        case changed(Attribute, from: String?, to: String?)
        /// Its documentation is another one.
        case documented
        /// Its fields are in another order.
        case reordered
        /// Its name is retired, and it was not there.
        case retired
        /// Its name was retired and may be used again.
        case unretired
    }

    /// What is said about a subject.
    public enum Attribute: Equatable, Sendable {
        /// Of everything that is generated.
        case access
        /// Of a value.
        case wireValue
        /// Of a field.
        case wireKey, type, defaultValue, privacy, unit, maximum
        /// Of a field or an event.
        case deprecation
        /// Of an event.
        case wireName, level, owner, categories, replacement, expiry
        /// Of a sink or source.
        case receives, reads, writes, forwarding, calls, emits, platforms
        /// Of a wiring.
        case sinks
    }
}
