import TelemetrySchema

/// The code that shows the fields of an event, which is the same for events with the same fields.
struct FieldCode: Hashable {
    /// What it shows; payload 0 is called `_0`.
    let fields: [Field]

    /// The calls of a visitor's functions, one for each field.
    func calls(in schema: Schema) -> [String] {
        fields.enumerated().map { index, field in
            FieldVisitMethod(for: field, in: schema).call(field, "_\(index)")
        }
    }

    /// The patterns that bind the payloads.
    var bindings: String {
        fields.indices.map { "let _\($0)" }.joined(separator: ", ")
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
        // By index: walking over fields copies each.
        left.fields.count == right.fields.count
            && left.fields.indices.allSatisfy { areEqual(left.fields[$0], right.fields[$0]) }
    }

    private static func areEqual(_ left: Field, _ right: Field) -> Bool {
        ExactText(left.key) == ExactText(right.key) && left.type == right.type
            && left.privacy == right.privacy
            && left.unit.map(ExactText.init) == right.unit.map(ExactText.init)
    }

    func hash(into hasher: inout Hasher) {
        for index in fields.indices {
            hasher.combine(fields[index].key)
            hasher.combine(fields[index].type)
            hasher.combine(fields[index].unit)
        }
    }
}
