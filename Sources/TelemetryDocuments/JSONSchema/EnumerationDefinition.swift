import TelemetrySchema

/// The definitions of the values of one enum.
struct EnumerationDefinition {
    private let enumeration: Enumeration

    init(_ enumeration: Enumeration) {
        self.enumeration = enumeration
    }

    /// Adds the values and, where a shortened line may cut them, what it may make of them.
    func add(to definitions: inout JSONObject) {
        definitions.add(DefinitionName.enumeration(enumeration), .object(values))
        guard !enumeration.isInteger else { return }
        definitions.add(DefinitionName.cut(enumeration), cutValues)
    }

    private var values: JSONObject {
        var definition: JSONObject = ["title": .string(enumeration.name)]
        definition.add("description", .documentation(enumeration.documentation))
        definition.add("enum", .array(enumeration.values.map(\.wireValue.json)))
        let names = enumeration.values.map(\.name)
        definition.add("x-enum-varnames", .strings(names))
        if enumeration.values.contains(where: { !$0.documentation.isEmpty }) {
            let texts = enumeration.values.map { $0.documentation.joined(separator: "\n") }
            definition.add("x-enum-descriptions", .strings(texts))
        }
        return definition
    }

    /// No text grows: at least one character gives way to the mark.
    private var cutValues: JSONValue {
        let texts = enumeration.values.compactMap(\.wireValue.text)
        let longest = texts.map(\.unicodeScalars.count).max() ?? 0
        return [
            "description": .string(JSONSchemaWording.cut(enumeration.name)), "type": "string",
            "pattern": .string(CutPattern.beginning(ofOneOf: texts)),
            "maxLength": .number(String(longest)),
        ]
    }
}

extension Enumeration.WireValue {
    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .number(String(number))
        }
    }

    fileprivate var text: String? {
        if case .string(let text) = self { text } else { nil }
    }
}
