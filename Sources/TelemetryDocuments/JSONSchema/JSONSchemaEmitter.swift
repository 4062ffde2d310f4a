import TelemetrySchema

/// Emits a JSON Schema (draft 2020-12) of the lines that `StreamSink` writes as JSON Lines.
///
/// Takes every line that the sink can write for an event of the schema, and as little else as a
/// document of linear size can refuse.
struct JSONSchemaEmitter {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    func emit() -> String {
        let events = schema.events.map { event in
            JSONValue.object(DefinitionName.reference(to: DefinitionName.event(event)))
        }
        return JSONPrinter.printed([
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": .string(JSONSchemaWording.title),
            "description": .string(JSONSchemaWording.description),
            "anyOf": .array(events),
            "$defs": .object(definitions),
        ])
    }

    private var definitions: JSONObject {
        var definitions: JSONObject = [DefinitionName.time: StandardTypeDefinition.time]
        for event in schema.events {
            definitions.add(
                DefinitionName.event(event), EventDefinition(event, schema).definition)
        }
        for enumeration in schema.enumerations {
            EnumerationDefinition(enumeration).add(to: &definitions)
        }
        let usedTypes = usedTypes
        for type in StandardType.allCases where usedTypes.contains(type) {
            definitions.add(DefinitionName.type(type), StandardTypeDefinition.definition(of: type))
        }
        return definitions
    }

    /// The types whose values a line can show.
    private var usedTypes: Set<StandardType> {
        var used: Set<StandardType> = []
        for field in schema.events.lazy.flatMap(\.fields) where field.privacy != .sensitive {
            if case .standard(let type) = field.type.base { used.insert(type) }
        }
        return used
    }
}
