/// Checks the fields of an event.
struct FieldValidator {
    private let symbols: SymbolTable
    private let enumerations: [Enumeration]
    /// The values of each enum.
    private let values: [Symbols]
    private let words: WordResolver
    private let diagnostics: DiagnosticCollector

    init(
        _ symbols: SymbolTable, _ enumerations: [Enumeration], _ diagnostics: DiagnosticCollector
    ) {
        self.symbols = symbols
        self.enumerations = enumerations
        values = enumerations.map { Symbols($0.values.map(\.name)) }
        self.diagnostics = diagnostics
        words = WordResolver(diagnostics)
    }

    func validate(_ event: EventSyntax) -> [Field] {
        let count = event.fields.count
        var names = NameTable(.field, count: count, diagnostics)
        var keys = WireNames(.field, count: count, diagnostics)
        let retired = RetiredNames(event.retiredFields, .field, diagnostics) {
            words.nonEmpty($0, "a wire key")
        }
        var fields: [Field] = []
        fields.reserveCapacity(count)
        for field in event.fields {
            names.declare(field.name)
            let wireKey = field.wireKey
            let key = words.nonEmpty(wireKey, "a wire key") ?? field.name.text
            let position = wireKey?.position ?? field.name.position
            keys.take(key, for: field.name, at: position)
            retired.check(field.name, wireName: key, at: position)
            if let type = type(of: field) { fields.append(validated(field, key, type)) }
        }
        return fields
    }

    private func validated(_ field: FieldSyntax, _ key: String, _ type: FieldType) -> Field {
        let defaults = DefaultValueValidator(
            type, field.type, enumerations, values, diagnostics)
        let (defaultValue, maximum) = (
            field.defaultValue.flatMap(defaults.validate), maximum(of: field, type)
        )
        checkLength(of: defaultValue, field, maximum)
        return Field(
            name: field.name.text, key: key, documentation: field.documentation, type: type,
            position: field.name.position, defaultValue: defaultValue,
            privacy: field.privacy.flatMap { Field.Privacy(rawValue: $0.keyword.rawValue) }
                ?? type.defaultPrivacy,
            unit: unit(of: field, type), maximum: maximum,
            deprecation: Deprecation(field.deprecation, words))
    }

    private func type(of field: FieldSyntax) -> FieldType? {
        let written = field.type
        guard let base = base(written.name, of: field.name) else { return nil }
        return FieldType(base: base, isList: written.isList, isOptional: written.isOptional)
    }

    private func base(_ name: Token, of field: Token) -> FieldType.Base? {
        if let standard = StandardType(rawValue: name.text) { return .standard(standard) }
        if let index = symbols.enumerations[name.text] { return .enumeration(index) }
        let names = [StandardType.allCases.map(\.rawValue), symbols.enumerations.names].lazy
            .joined()
        let nearest =
            StandardType.alias(name.text)
            ?? diagnostics.suggestions.nearest(to: name.text, among: names)
            ?? RuleWording.attribute(field, name)
        diagnostics.report(
            Diagnostic(.unknownType, at: name.position, name.text, suggestion: nearest))
        return nil
    }

    private func unit(of field: FieldSyntax, _ type: FieldType) -> String? {
        guard let unit = field.unit else { return nil }
        guard case .standard(let standard) = type.base, standard.isNumber else {
            refuse(unit, field, "numbers and lists of numbers")
            return nil
        }
        return words.nonEmpty(unit.value, "a unit")
    }

    private func maximum(of field: FieldSyntax, _ type: FieldType) -> Int? {
        guard let written = field.maximum else { return nil }
        guard type.isList || type.base == .standard(.string) || type.base == .standard(.url) else {
            refuse(written, field, "String, URL and lists")
            return nil
        }
        return written.value.flatMap(count)
    }

    private func count(_ written: Token) -> Int? {
        switch IntegerLiteral.read(written.text) {
        case .success(let value) where value.isCount:
            return Int(value.magnitude)
        case .failure(.malformed):
            diagnostics.report(
                Diagnostic(
                    .expected, at: written.position, RuleWording.count, written.quoted))
        case .success, .failure(.tooLarge):
            diagnostics.report(
                Diagnostic(
                    .outOfRange, at: written.position, written.quoted, "max",
                    "1...\(Int32.max)"))
        }
        return nil
    }

    private func checkLength(of value: DefaultValue?, _ field: FieldSyntax, _ maximum: Int?) {
        guard case .string(let text) = value, case .literal(let literal) = field.defaultValue,
            let maximum, text.unicodeScalars.count > maximum
        else { return }
        // As JSON Schema counts them, and whatever version of Unicode groups them.
        let (length, type, range) = RuleWording.tooLong(
            text.unicodeScalars.count, field.type, maximum)
        diagnostics.report(Diagnostic(.outOfRange, at: literal.position, length, type, range))
    }

    private func refuse(
        _ attribute: AttributeSyntax<FieldKeyword>, _ field: FieldSyntax, _ applicable: String
    ) {
        diagnostics.report(
            Diagnostic(
                .inapplicableAttribute, at: attribute.position, attribute.keyword.rawValue,
                field.type.description, applicable))
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

extension IntegerLiteral {
    /// Whether something can be this many.
    fileprivate var isCount: Bool {
        !isNegative && (1...UInt64(Int32.max)).contains(magnitude)
    }
}

extension TypeSyntax {
    /// As it was written.
    var description: String {
        (isList ? "[\(name.text)]" : name.text) + (isOptional ? "?" : "")
    }
}
