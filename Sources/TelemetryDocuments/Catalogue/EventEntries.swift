import TelemetryGenerator
import TelemetrySchema

/// Makes the entries of events and their fields.
struct EventEntries {
    private let schema: Schema
    private let references: SchemaReferences

    init(_ schema: Schema, _ references: SchemaReferences) {
        self.schema = schema
        self.references = references
    }

    var entries: [CatalogueEntry] {
        schema.events.indices.map { index in
            let event = schema.events[index]
            return CatalogueEntry(
                declaration: references.event(index), documentation: event.documentation,
                facts: facts(event) + relations(index),
                table: CatalogueTable(key: "fields", rows: event.fields.map(row)))
        }
    }

    private func facts(_ event: Event) -> [CatalogueFact] {
        [
            CatalogueFact(.wireName, .quoted(event.wireName)),
            CatalogueFact(.level, .code(event.level.rawValue)),
            CatalogueFact(.owner, .text(event.owner)),
            CatalogueFact(.expires, .text(event.expires?.description)),
            CatalogueFact(.deprecation, .deprecation(event.deprecation)),
            CatalogueFact(.renamedTo, .name(event.renamedTo.map(references.event))),
            CatalogueFact(.categories, .names(event.categories.map(references.category))),
        ]
    }

    private func relations(_ index: Int) -> [CatalogueFact] {
        let none = schema.sinks.isEmpty ? nil : CatalogueWording.noSink
        let receivers = references.receivers[index]
        return [
            CatalogueFact(
                .receivedBy, none.map { .names(receivers, none: $0) } ?? .names(receivers)),
            CatalogueFact(.emittedBy, .names(references.emitters[index])),
        ]
    }

    private func row(_ field: Field) -> [CatalogueFact] {
        [
            CatalogueFact(.name, .code(field.name)),
            CatalogueFact(.type, type(field.type)),
            CatalogueFact(.documentation, .documentation(field.documentation)),
            CatalogueFact(.range, .range(field.type.integerRange)),
            CatalogueFact(.unit, .text(field.unit)),
            CatalogueFact(.privacy, .code(field.privacy.rawValue)),
            CatalogueFact(.maximum, .count(field.maximum)),
            CatalogueFact(.default, .code(field.defaultValue.map { literal($0, field.type) })),
            CatalogueFact(.key, .quoted(field.key)),
            CatalogueFact(.deprecation, .deprecation(field.deprecation)),
        ]
    }

    private func type(_ type: FieldType) -> CatalogueValue {
        let prefix = type.isList ? "[" : ""
        let suffix = (type.isList ? "]" : "") + (type.isOptional ? "?" : "")
        switch type.base {
        case .standard(let standard): return .code(prefix + standard.rawValue + suffix)
        case .enumeration(let index):
            return .name(references.enumeration(index), after: prefix, before: suffix)
        }
    }

    /// As it could be written in the schema.
    private func literal(_ value: DefaultValue, _ type: FieldType) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let bool): return "\(bool)"
        case .integer(let digits), .floatingPoint(let digits): return digits
        case .string(let text): return SwiftLiteral.printed(text)
        case .emptyList: return "[]"
        case .enumerationValue(let value):
            guard case .enumeration(let index) = type.base else { return "nil" }
            return schema.enumerations[index].values[value].name
        }
    }
}

extension FieldType {
    /// The numbers that one value can be, if it is a whole one.
    fileprivate var integerRange: IntegerRange? {
        if case .standard(let standard) = base { standard.integerRange } else { nil }
    }
}
