/// Checks enums and their values.
struct EnumerationValidator {
    private let diagnostics: DiagnosticCollector

    init(_ diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    func validate(_ enumerations: [EnumerationSyntax]) -> [Enumeration] {
        enumerations.map { enumeration in
            if enumeration.values.isEmpty {
                let name = enumeration.name
                diagnostics.report(Diagnostic(.emptyEnum, at: name.position, name.text))
            }
            let values = values(of: enumeration)
            return Enumeration(
                name: enumeration.name.text, documentation: enumeration.documentation,
                values: values, isInteger: isInteger(enumeration, values))
        }
    }

    private func values(of enumeration: EnumerationSyntax) -> [Enumeration.Value] {
        var names = NameTable(.enumerationValue, diagnostics)
        var wireNames = WireNames(.enumerationValue, diagnostics)
        let retired = RetiredNames(enumeration.retiredValues, .enumerationValue, diagnostics)
        return enumeration.values.map { value in
            names.declare(value.name)
            let wireValue = wireValue(of: value)
            let position = value.wireValue?.position ?? value.name.position
            wireNames.take(wireValue.text, for: value.name, at: position)
            retired.check(value.name, wireName: wireValue.text, at: position)
            return Enumeration.Value(
                name: value.name.text, documentation: value.documentation, wireValue: wireValue)
        }
    }

    private func wireValue(of value: EnumerationValueSyntax) -> Enumeration.WireValue {
        guard let written = value.wireValue else { return .string(value.name.text) }
        switch written.kind {
        case .string:
            if written.text.isEmpty {
                diagnostics.report(Diagnostic(.emptyText, at: written.position, "a wire value"))
            }
            return .string(written.text)
        case .number:
            return .integer(integer(written))
        case .word, .punctuation:
            diagnostics.report(Diagnostic(.invalidWireValue, at: written.position, written.quoted))
            return .string(written.text)
        }
    }

    private func integer(_ written: Token) -> Int64 {
        switch IntegerLiteral.read(written.text).map({ Int64($0.decimal) }) {
        case .success(let value?):
            return value
        case .failure(.malformed):
            diagnostics.report(Diagnostic(.invalidWireValue, at: written.position, written.quoted))
        case .success(nil), .failure(.tooLarge):
            diagnostics.report(
                Diagnostic(
                    .outOfRange, at: written.position, written.quoted, "Int",
                    "\(Int64.min)...\(Int64.max)"))
        }
        return 0
    }

    private func isInteger(_ enumeration: EnumerationSyntax, _ values: [Enumeration.Value]) -> Bool
    {
        let kinds = values.map(\.wireValue.isInteger)
        guard let first = kinds.first, let other = kinds.firstIndex(of: !first) else {
            return kinds.first ?? false
        }
        let written = enumeration.values[other]
        let note = Diagnostic.Note(
            position: enumeration.values[0].name.position,
            message: "the first value has \(first ? "an integer" : "a string")")
        diagnostics.report(
            Diagnostic(
                .mixedWireValues, at: written.wireValue?.position ?? written.name.position,
                enumeration.name.text, notes: [note]))
        return first
    }
}

extension Enumeration.WireValue {
    fileprivate var isInteger: Bool {
        if case .integer = self { true } else { false }
    }

    /// The value as text, so that `1` and `"1"` count as the same.
    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        }
    }
}
