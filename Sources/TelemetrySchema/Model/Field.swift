/// What an event carries.
public struct Field: Sendable {
    /// Its name in Swift.
    public let name: String
    /// Its key on the wire.
    public let key: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// The type of its value.
    public let type: FieldType
    // Behind the type it takes no room of its own.
    /// Where it is declared.
    public let position: SourcePosition
    /// What the field holds where a call site leaves it out.
    public let defaultValue: DefaultValue?
    /// Who may see the value.
    public let privacy: Privacy
    /// The unit of a number.
    public let unit: String?
    /// The most characters of a text or elements of a list.
    public let maximum: Int?
    /// Whether and why it should not be relied on any more.
    public let deprecation: Deprecation?

    /// Who may see a value.
    public enum Privacy: String, Sendable {
        /// Everyone; whoever a sink is built to show it to; nobody outside the process.
        case `public`, `private`, sensitive
    }
}
