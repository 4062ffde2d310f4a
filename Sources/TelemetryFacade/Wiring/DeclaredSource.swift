/// What a `source` declaration of the schema says.
public struct DeclaredSource: Sendable {
    /// The name of the source's type.
    public let name: String
    /// Where the schema declares it.
    public let location: SchemaLocation
    /// The names of the events it may observe.
    public let emits: [String]

    /// Describes one source; called by generated code.
    public init(_ name: String, at location: SchemaLocation, emits: [String] = []) {
        self.name = name
        self.location = location
        self.emits = emits
    }
}
