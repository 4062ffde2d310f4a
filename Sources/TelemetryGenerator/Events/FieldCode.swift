import TelemetrySchema

/// The code that shows the fields of an event, which is the same for events with the same fields.
struct FieldCode: Hashable {
    /// What it shows; payload 0 is called `_0`.
    let fields: [Field]
    /// The calls of a visitor's functions, one for each field.
    let calls: [String]

    init(for event: Event, in schema: Schema) {
        let fields = event.fields
        self.fields = fields
        calls = fields.indices.map { index in
            FieldVisitMethod(for: fields[index], in: schema).call(fields[index], "_\(index)")
        }
    }

    /// The names of the payloads.
    var arguments: String {
        fields.indices.map { "_\($0)" }.joined(separator: ", ")
    }

    /// The parameters of a function that takes the payloads.
    func parameters(_ types: SwiftType) -> [String] {
        fields.enumerated().map { "_ _\($0): \(types.printedOutside($1.type))" }
    }

    static func == (left: FieldCode, right: FieldCode) -> Bool {
        left.calls == right.calls
            && left.fields.elementsEqual(right.fields) { $0.type == $1.type }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(calls)
    }
}
