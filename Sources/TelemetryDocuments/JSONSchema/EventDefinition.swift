import TelemetryGenerator
import TelemetrySchema

/// The definition of the lines of one event.
struct EventDefinition {
    private let event: Event
    private let schema: Schema
    private let fields: [FieldDefinition]

    init(_ event: Event, _ schema: Schema) {
        self.event = event
        self.schema = schema
        fields = event.fields.map { FieldDefinition($0, schema.enumerations) }
    }

    var definition: JSONValue {
        var definition = annotations
        definition.add("type", "object")
        definition.add("properties", .object(properties))
        definition.add("required", ["time", "level", "event", "fields"])
        definition.add("additionalProperties", false)
        if !fields.isEmpty {
            definition.add("if", ["required": ["cut"]])
            definition.add("then", ["properties": ["fields": .object(shortenedFields)]])
            definition.add("else", ["properties": ["fields": .object(wholeFields)]])
        }
        return .object(definition)
    }

    private var annotations: JSONObject {
        var annotations: JSONObject = ["title": .string(event.name)]
        annotations.add("description", .documentation(event.documentation))
        if event.isDeprecated { annotations.add("deprecated", true) }
        annotations.add("x-deprecation", event.deprecation?.reason.map(JSONValue.string))
        annotations.add("x-renamed", event.renamedTo.map { .string(schema.events[$0].name) })
        annotations.add("x-owner", event.owner.map(JSONValue.string))
        annotations.add("x-expires", event.expires.map { .string($0.description) })
        if !event.categories.isEmpty {
            let names = event.categories.map { schema.categories[$0].name }
            annotations.add("x-categories", .strings(names))
        }
        return annotations
    }

    private var properties: JSONObject {
        var properties: JSONObject = [
            "time": .object(DefinitionName.reference(to: DefinitionName.time)),
            "level": ["const": .string(event.level.rawValue)],
            "event": ["const": .string(event.wireName)],
            "fields": .object(cutFields),
        ]
        // Nothing can be cut from a line without fields.
        if !fields.isEmpty { properties.add("cut", ["const": true]) }
        return properties
    }

    /// What holds for the fields of every line, shortened or not.
    private var cutFields: JSONObject {
        var schema: JSONObject = ["type": "object"]
        if !fields.isEmpty {
            var members = JSONObject()
            for field in fields { members.add(field.key, .object(field.definition)) }
            schema.add("properties", .object(members))
        }
        schema.add("additionalProperties", false)
        schema.add("anyOf", masking)
        return schema
    }

    /// A sink shows either every private value or none; `nil` where that says nothing.
    private var masking: JSONValue? {
        let isMasked = fields.filter(\.isPrivate).map {
            ($0.key, JSONValue.object(FieldDefinition.mask))
        }
        let isShown = fields.filter { $0.isPrivate && !$0.canLookMasked }.map {
            ($0.key, ["not": .object(FieldDefinition.mask)] as JSONValue)
        }
        guard isMasked.count > 1, !isShown.isEmpty else { return nil }
        return .array([isMasked, isShown].map { ["properties": .object(JSONObject($0))] })
    }

    /// What holds besides where the line was shortened: a field is missing, or a text was cut.
    private var shortenedFields: JSONObject {
        let lacksOne: JSONObject = ["maxProperties": .number(String(fields.count - 1))]
        let cuts = fields.compactMap { field in
            field.cutValue.map { ["properties": .object([field.key: .object($0)])] as JSONObject }
        }
        return .any(of: [lacksOne] + cuts)
    }

    /// What holds besides where the line was not shortened.
    private var wholeFields: JSONObject {
        var members = JSONObject()
        for field in fields where field.canBePartOfAValue {
            members.add(field.key, .object(field.wholeValue))
        }
        var schema: JSONObject = ["required": .strings(fields.map(\.key))]
        if !members.members.isEmpty { schema.add("properties", .object(members)) }
        return schema
    }
}
