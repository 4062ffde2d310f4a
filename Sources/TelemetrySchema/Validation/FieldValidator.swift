/// Checks the fields of an event.
struct FieldValidator {
    private let symbols: SymbolTable
    private let enumerations: [Enumeration]
    private let words: WordResolver
    private let diagnostics: DiagnosticCollector

    init(
        _ symbols: SymbolTable, _ enumerations: [Enumeration], _ diagnostics: DiagnosticCollector
    ) {
        self.symbols = symbols
        self.enumerations = enumerations
        self.diagnostics = diagnostics
        words = WordResolver(diagnostics)
    }

    func validate(_ event: EventSyntax) -> [Field] {
        var names = NameTable(.field, diagnostics)
        var keys = WireNames(.field, diagnostics)
        let retired = RetiredNames(event.retiredFields, .field, diagnostics)
        return event.fields.compactMap { field in
            names.declare(field.name)
            let key = words.nonEmpty(field.wireKey, "a wire key") ?? field.name.text
            let position = field.wireKey?.position ?? field.name.position
            keys.take(key, for: field.name, at: position)
            retired.check(field.name, wireName: key, at: position)
            return type(of: field).map { validated(field, key, $0) }
        }
    }

    private func validated(_ field: FieldSyntax, _ key: String, _ type: FieldType) -> Field {
        let defaults = DefaultValueValidator(type, field.type, enumerations, diagnostics)
        return Field(
            name: field.name.text, key: key, documentation: field.documentation, type: type,
            defaultValue: field.defaultValue.flatMap(defaults.validate),
            privacy: field.privacy.flatMap { Field.Privacy(rawValue: $0.text) }
                ?? type.defaultPrivacy,
            unit: unit(of: field, type), maximum: maximum(of: field, type),
            deprecation: Deprecation(field.deprecation, words))
    }

    private func type(of field: FieldSyntax) -> FieldType? {
        let written = field.type
        guard let base = base(written.name) else { return nil }
        return FieldType(base: base, isList: written.isList, isOptional: written.isOptional)
    }

    private func base(_ name: Token) -> FieldType.Base? {
        if let standard = StandardType(rawValue: name.text) { return .standard(standard) }
        if let index = symbols.enumerations[name.text] { return .enumeration(index) }
        let names = StandardType.allCases.map(\.rawValue) + symbols.enumerations.keys.sorted()
        let nearest =
            StandardType.alias(name.text)
            ?? diagnostics.suggestions.nearest(to: name.text, among: names)
        diagnostics.report(
            Diagnostic(.unknownType, at: name.position, name.text, suggestion: nearest))
        return nil
    }

    private func unit(of field: FieldSyntax, _ type: FieldType) -> String? {
        guard let unit = field.unit else { return nil }
        guard case .standard(let standard) = type.base, standard.isNumber else {
            refuse("unit", unit, field, "numbers and lists of numbers")
            return nil
        }
        return unit.text
    }

    private func maximum(of field: FieldSyntax, _ type: FieldType) -> Int? {
        guard let written = field.maximum else { return nil }
        guard type.isList || type.base == .standard(.string) || type.base == .standard(.url) else {
            refuse("max", written, field, "String, URL and lists")
            return nil
        }
        guard let count = Int32(exactly: written.text),
            count > 0
        else {
            diagnostics.report(
                Diagnostic(
                    .outOfRange, at: written.position, written.quoted, "max",
                    "1...\(Int32.max)"))
            return nil
        }
        return Int(count)
    }

    private func refuse(
        _ attribute: String, _ token: Token, _ field: FieldSyntax, _ applicable: String
    ) {
        diagnostics.report(
            Diagnostic(
                .inapplicableAttribute, at: token.position, attribute, field.type.description,
                applicable))
    }
}

extension FieldType {
    /// As the platform does it: closed values are public, free ones private.
    fileprivate var defaultPrivacy: Field.Privacy {
        switch base {
        case .enumeration: .public
        case .standard(let standard): standard.isPublicByDefault ? .public : .private
        }
    }
}

extension StandardType {
    /// What people of other languages mean by a word.
    fileprivate static func alias(_ word: String) -> String? {
        switch word.lowercased() {
        case "integer", "number", "long": StandardType.int.rawValue
        case "boolean": StandardType.bool.rawValue
        case "text", "str": StandardType.string.rawValue
        case "float64", "cgfloat", "decimal": StandardType.double.rawValue
        case "float32": StandardType.float.rawValue
        case "timeinterval": StandardType.duration.rawValue
        case "datetime", "timestamp": StandardType.date.rawValue
        default: nil
        }
    }
}

extension Int32 {
    fileprivate init?(exactly literal: String) {
        guard case .success(let value) = IntegerLiteral.read(literal) else { return nil }
        self.init(value.decimal)
    }
}

extension TypeSyntax {
    /// As it was written.
    var description: String {
        (isList ? "[\(name.text)]" : name.text) + (isOptional ? "?" : "")
    }
}
