import TelemetrySchema

/// The function of the generated file that shows fields of one type and privacy to a visitor.
///
/// There is one for each, with parameters of plain types, because an event calls it for each field:
/// the compiler checks a call of a generic function for more than twice as long, an argument that
/// names the privacy for half as long again, and for a unit that is not there it makes more code
/// than for everything else.
struct FieldVisitMethod: Hashable {
    private let privacy: Field.Privacy
    private let type: PlainType
    private let hasUnit: Bool

    /// The function that shows `field`.
    init(for field: Field, in schema: Schema) {
        privacy = field.privacy
        hasUnit = field.unit != nil
        type = PlainType(field.type, in: schema)
    }

    /// `_privateOptionalString`. No two share a name, because no part of it is the schema's.
    var name: String { "_\(privacy.rawValue)\(type.name)\(hasUnit ? "WithUnit" : "")" }

    /// The call for `field`, whose payload is called `variable`.
    func call(_ field: Field, _ variable: String) -> String {
        let unit = field.unit.map { ", \(SwiftLiteral.printed($0))" } ?? ""
        let value = type.value(of: variable, field.type)
        return "\(name)(\(SwiftLiteral.printed(field.key)), \(value)\(unit))"
    }

    /// Inlined it would cost an optimizing compiler several times as much.
    func emit(_ printer: inout CodePrinter) {
        printer.line("@inline(never)")
        printer.line("fileprivate mutating func \(name)(")
        printer.list(
            ["_ _name: Swift.StaticString", "_ _value: \(type.printed)"]
                + (hasUnit ? ["_ _unit: Swift.StaticString"] : []))
        printer.block(")") {
            let unit = hasUnit ? ", unit: _unit" : ""
            $0.line("visit(")
            $0.list([
                "\(RuntimeNames.field)(_name, .\(privacy.rawValue)\(unit))",
                type.fieldValue(of: "_value"),
            ])
            $0.line(")")
        }
    }
}

/// The type of a field in terms of the standard library.
private enum PlainType: Hashable {
    case standard(StandardType, isList: Bool, isOptional: Bool)
    /// The runtime's value, which the caller makes.
    case fieldValue

    init(_ type: FieldType, in schema: Schema) {
        switch type.base {
        case .standard(let base) where !base.isFoundation:
            self = .standard(base, isList: type.isList, isOptional: type.isOptional)
        case .enumeration(let index) where !type.isList:
            let raw = schema.enumerations[index].isInteger ? StandardType.int : .string
            self = .standard(raw, isList: false, isOptional: type.isOptional)
        default: self = .fieldValue
        }
    }

    var name: String {
        switch self {
        case .standard(let base, let isList, let isOptional):
            (isOptional ? "Optional" : "") + base.rawValue + (isList ? "List" : "")
        case .fieldValue: "Value"
        }
    }

    var printed: String {
        switch self {
        case .standard(let base, let isList, let isOptional):
            (isList ? "[Swift.\(base.rawValue)]" : "Swift.\(base.rawValue)")
                + (isOptional ? "?" : "")
        case .fieldValue: RuntimeNames.value
        }
    }

    /// The runtime's value of a `variable` of this type.
    func fieldValue(of variable: String) -> String {
        self == .fieldValue ? variable : Self.converted(variable)
    }

    private static func converted(_ variable: String) -> String {
        "\(RuntimeNames.value)(\(variable))"
    }

    /// The value of this type that a `variable` of `type` holds.
    func value(of variable: String, _ type: FieldType) -> String {
        let chain = type.isOptional ? "?" : ""
        if type.isFoundation {
            let value = "\(variable)\(chain).\(FoundationValueEmitter.member)"
            return type.isOptional ? "\(value) ?? .null" : value
        }
        guard case .enumeration = type.base else { return variable }
        return type.isList ? Self.converted(variable) : "\(variable)\(chain).rawValue"
    }
}
