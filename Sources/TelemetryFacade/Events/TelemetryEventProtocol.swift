/// What a sink may ask of an event without knowing its schema. The generated enum conforms to it.
///
/// Neither requirement of an instance allocates, except that a `URL` field may have to build its
/// text.
public protocol TelemetryEventProtocol: Equatable, Sendable {
    /// The names of the schema's categories; a category's bit in a ``CategorySet`` is its index.
    static var categoryNames: [String] { get }

    /// What the schema says about the event, whatever its fields hold.
    var eventDescription: EventDescription<Self> { get }

    /// Shows every field to `visitor`, in the order of the schema.
    func visitFields(_ visitor: inout some FieldVisitor)
}
