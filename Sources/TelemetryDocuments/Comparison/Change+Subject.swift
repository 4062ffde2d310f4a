extension Change {
    /// What a change is about.
    package enum Subject: Equatable, Sendable {
        /// Everything that is generated.
        case schema
        /// A declaration, by its name.
        case category(String)
        case enumeration(String)
        case event(String)
        case sink(String)
        case source(String)
        case wiring(String)
        /// A value of an enum.
        case value(String, of: String)
        /// A field of an event.
        case field(String, of: String)
    }
}
