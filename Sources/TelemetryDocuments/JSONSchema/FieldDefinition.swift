import TelemetrySchema

/// The definition of the value of one field.
struct FieldDefinition {
    private let field: Field
    private let enumerations: [Enumeration]

    init(_ field: Field, _ enumerations: [Enumeration]) {
        self.field = field
        self.enumerations = enumerations
    }

    /// The key of the field on the wire.
    var key: String { field.key }

    /// Whether a shortened line may hold what no other one does: part of a value of an enum.
    var canBePartOfAValue: Bool {
        if case .enumeration = field.type.base { isCuttable } else { false }
    }

    /// What a shortened line holds if it was shortened here; `nil` if it cannot have been.
    var cutValue: JSONObject? {
        guard isCuttable else { return nil }
        let text: JSONObject = ["type": "string", "pattern": .string(CutPattern.anyText)]
        return field.type.isList ? ["type": "array", "contains": .object(text)] : text
    }

    /// What stands for a private value that is not shown.
    static let mask: JSONObject = ["const": .string(maskText)]
    private static let maskText = "<private>"

    /// Whether it depends on the sink if the value is shown.
    var isPrivate: Bool { field.privacy == .private }

    /// Whether the value itself can look like the mask.
    var canLookMasked: Bool {
        guard !field.type.isList else { return false }
        return switch field.type.base {
        case .standard(let type): type == .string || type == .url
        case .enumeration(let index):
            enumerations[index].values.contains { $0.wireValue == .string(Self.maskText) }
        }
    }

    /// Whether a line can show texts of the field, which are all that is ever cut.
    private var isCuttable: Bool {
        guard field.privacy != .sensitive else { return false }
        return switch field.type.base {
        case .standard(let type): type == .string || type == .url
        case .enumeration(let index): !enumerations[index].isInteger
        }
    }

    /// What any line may hold, with what the schema says about the field.
    var definition: JSONObject {
        var definition = annotations
        for member in value(isCut: true).members { definition.add(member.key, member.value) }
        return definition
    }

    /// What a line that was not shortened may hold.
    var wholeValue: JSONObject { value(isCut: false) }

    private var annotations: JSONObject {
        var annotations = JSONObject()
        if ExactText(field.name) != ExactText(field.key) {
            annotations.add("title", .string(field.name))
        }
        annotations.add("description", .documentation(field.documentation))
        if field.deprecation != nil { annotations.add("deprecated", true) }
        annotations.add("x-deprecation", field.deprecation?.reason.map(JSONValue.string))
        annotations.add("x-unit", field.unit.map(JSONValue.string))
        annotations.add("x-privacy", .string(field.privacy.rawValue))
        return annotations
    }

    private func value(isCut: Bool) -> JSONObject {
        guard field.privacy != .sensitive else { return ["const": "<sensitive>"] }
        var choices = field.type.isList ? [list(isCut: isCut)] : elements(isCut: isCut)
        if field.type.isOptional { choices.append(["type": "null"]) }
        if isPrivate { choices.append(Self.mask) }
        return .any(of: choices)
    }

    private func list(isCut: Bool) -> JSONObject {
        var list: JSONObject = [
            "type": "array", "items": .object(JSONObject.any(of: elements(isCut: isCut))),
        ]
        list.add("maxItems", field.maximum.map { .number(String($0)) })
        return list
    }

    private func elements(isCut: Bool) -> [JSONObject] {
        switch field.type.base {
        case .standard(let type):
            var element = DefinitionName.reference(to: DefinitionName.type(type))
            let length = field.type.isList ? nil : field.maximum
            element.add("maxLength", length.map { .number(String($0)) })
            return [element]
        case .enumeration(let index):
            let enumeration = enumerations[index]
            let whole = DefinitionName.reference(to: DefinitionName.enumeration(enumeration))
            guard isCut, !enumeration.isInteger else { return [whole] }
            return [whole, DefinitionName.reference(to: DefinitionName.cut(enumeration))]
        }
    }
}
