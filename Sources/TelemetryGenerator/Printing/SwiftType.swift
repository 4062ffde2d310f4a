import TelemetrySchema

/// Prints types so that nothing in a consumer's module or in the schema can shadow them.
struct SwiftType {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// The type of a field, as a payload of the event enum.
    func printed(_ type: FieldType) -> String {
        wrapped(printed(type.base), as: type)
    }

    /// The same outside the event enum.
    func printedOutside(_ type: FieldType) -> String {
        let base = printed(type.base)
        return wrapped(isNested(type.base) ? "\(GeneratedNames.event).\(base)" : base, as: type)
    }

    private func wrapped(_ base: String, as type: FieldType) -> String {
        (type.isList ? "[\(base)]" : base) + (type.isOptional ? "?" : "")
    }

    private func isNested(_ base: FieldType.Base) -> Bool {
        if case .standard(let standard) = base { standard.isFoundation } else { true }
    }

    /// Foundation's types go by aliases inside the enum, which says where they come from.
    private func printed(_ base: FieldType.Base) -> String {
        switch base {
        case .enumeration(let index): SwiftIdentifier.printed(schema.enumerations[index].name)
        case .standard(let standard):
            standard.isFoundation ? standard.rawValue : "Swift.\(standard.rawValue)"
        }
    }
}

extension Schema {
    /// The access modifier of generated declarations, with a blank behind it; none for `internal`.
    var accessModifier: String {
        access == .internal ? "" : access.rawValue + " "
    }
}
