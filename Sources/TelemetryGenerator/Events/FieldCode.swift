import TelemetrySchema

/// The code that shows the fields of an event, which is the same for events with the same fields.
struct FieldCode: Hashable {
    /// The parameters of a function that shows them.
    let parameters: [String]
    /// The calls of a visitor's functions, one for each field, whose payload is called `_0`, `_1`…
    let calls: [String]
    /// The functions that they call.
    let methods: [FieldVisitMethod]

    init(for event: Event, in schema: Schema) {
        let types = SwiftType(schema)
        parameters = event.fields.enumerated().map { index, field in
            "_ _\(index): \(types.printedOutside(field.type))"
        }
        let methods = event.fields.map { FieldVisitMethod(for: $0, in: schema) }
        calls = event.fields.indices.map { methods[$0].call(event.fields[$0], "_\($0)") }
        self.methods = methods
    }

    /// The names of the payloads.
    var arguments: String {
        calls.indices.map { "_\($0)" }.joined(separator: ", ")
    }

    // The calls say which methods they need.

    static func == (left: FieldCode, right: FieldCode) -> Bool {
        left.calls == right.calls && left.parameters == right.parameters
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(calls)
    }
}
