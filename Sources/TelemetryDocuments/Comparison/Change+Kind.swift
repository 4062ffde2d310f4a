extension Change {
    /// How something can change.
    package enum Kind: Equatable, Sendable {
        /// It was not there.
        case added
        /// It is not there any more, where nothing can be retired or nothing has to be.
        case gone
        /// It is not there any more and is retired.
        case goneRetired
        /// It is not there any more and may come back with another meaning. `identity` is what it
        /// was on the wire as a schema says that; `nil` where it was the name. A name that is not
        /// free stands for something else now, so that another one has to be retired.
        case goneUnretired(identity: String?, isNameFree: Bool)
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
        /// It is retired, and was not there. `wireName` is what it was on the wire; `nil` where
        /// its name says so.
        case retired(wireName: String?)
        /// What it was on the wire was retired and may be used again.
        case unretired(wireName: String?)
        /// Its name was retired and may be used again, but not for what it was on the wire.
        case nameUnretired
    }

    /// What is said about a subject.
    package enum Attribute: Equatable, Sendable {
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
