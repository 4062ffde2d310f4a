/// Where a schema gives a name.
enum NamePosition: String, CaseIterable {
    case category, event, field, sink, source, value, wiring
    case enumeration = "enum"

    /// A schema that is fine but, perhaps, for `name` in this position.
    func schema(_ name: String) -> String {
        switch self {
        case .category: "category \(name)\nevent ended: \(name)\n"
        case .enumeration: "enum \(name)\n  one\nevent ended\n  size: \(name)\n"
        case .event: "event \(name)\n"
        case .field: "event ended\n  \(name): Int\n"
        case .sink: "event ended\nsink \(name)\n"
        case .source: "event ended\nsource \(name)\n"
        case .value: "enum Size\n  \(name)\nevent ended\n  size: Size\n"
        case .wiring: "event ended\nsink Plain\nwiring \(name): Plain\n"
        }
    }

    /// Whether the validator refuses `name` here.
    func refuses(_ name: String) -> Bool {
        !GeneratedSchema.rules(schema(name)).isEmpty
    }
}
