import TelemetrySchema

/// What a definition of the JSON Schema is called. Names of different kinds cannot collide.
enum DefinitionName {
    static let time = "line.time"

    static func event(_ event: Event) -> String { "event." + event.name }

    static func enumeration(_ enumeration: Enumeration) -> String { "enum." + enumeration.name }

    /// The values of an enum as a shortened line may hold them.
    static func cut(_ enumeration: Enumeration) -> String { "enum.\(enumeration.name).cut" }

    static func type(_ type: StandardType) -> String { "type." + type.rawValue }

    /// A schema that stands for the definition called `name`. Names need no escaping.
    static func reference(to name: String) -> JSONObject {
        ["$ref": .string("#/$defs/" + name)]
    }
}
