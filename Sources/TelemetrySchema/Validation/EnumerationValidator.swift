/// Checks enums and their values.
struct EnumerationValidator {
    private let diagnostics: DiagnosticCollector

    init(_ diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    func validate(_ enumerations: [EnumerationSyntax]) -> [Enumeration] {
        enumerations.map { enumeration in
            if enumeration.isEmpty {
                let name = enumeration.name
                diagnostics.report(Diagnostic(.emptyEnum, at: name.position, name.text))
            }
            let values = values(of: enumeration)
            return Enumeration(
                name: enumeration.name.text, documentation: enumeration.documentation,
                values: values, isInteger: values.first?.wireValue.isInteger ?? false,
                retiredValues: enumeration.retiredValues.map(Retirement.init),
                position: enumeration.name.position)
        }
    }

    private func values(of enumeration: EnumerationSyntax) -> [Enumeration.Value] {
        var names = NameTable(.enumerationValue, count: enumeration.values.count, diagnostics)
        let wireValues = enumeration.values.map(wireValue)
        refuseMixture(wireValues, in: enumeration)
        checkIdentities(of: enumeration, wireValues)
        return zip(enumeration.values, wireValues).map { value, wireValue in
            names.declare(value.name)
            return Enumeration.Value(
                name: value.name.text, documentation: value.documentation,
                wireValue: wireValue ?? .string(value.name.text), position: value.name.position)
        }
    }

    /// A wire value that was refused is not compared with others.
    private func checkIdentities(
        of enumeration: EnumerationSyntax, _ wireValues: [Enumeration.WireValue?]
    ) {
        let count = enumeration.values.count
        var strings = WireNames(.enumerationValue, count: count, diagnostics)
        var integers = WireNames(.enumerationValue, count: count, diagnostics)
        let retired = RetiredNames(enumeration.retiredValues, .enumerationValue, diagnostics) {
            wireValue($0)?.text
        }
        for (value, wireValue) in zip(enumeration.values, wireValues) {
            let position = value.wireValue?.position ?? value.name.position
            switch wireValue {
            case .string(let text): strings.take(text, for: value.name, at: position)
            case .integer(let number): integers.take("\(number)", for: value.name, at: position)
            case nil: break
            }
            retired.check(value.name, wireName: wireValue?.text, at: position)
        }
    }

    /// What goes on the wire; `nil` after a report.
    private func wireValue(of value: EnumerationValueSyntax) -> Enumeration.WireValue? {
        guard !value.isDamaged else { return nil }
        return value.wireValue.map(wireValue) ?? .string(value.name.text)
    }

    /// What is written behind `=`; `nil` after a report.
    private func wireValue(_ written: Token) -> Enumeration.WireValue? {
        switch written.kind {
        case .string where written.text.isEmpty:
            diagnostics.report(Diagnostic(.emptyText, at: written.position, "a wire value"))
            return nil
        case .string:
            return .string(written.text)
        case .number:
            return integer(written).map(Enumeration.WireValue.integer)
        case .word, .punctuation:
            diagnostics.report(Diagnostic(.invalidWireValue, at: written.position, written.quoted))
            return nil
        }
    }

    private func integer(_ written: Token) -> Int64? {
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
        return nil
    }

    private func refuseMixture(
        _ wireValues: [Enumeration.WireValue?], in enumeration: EnumerationSyntax
    ) {
        guard let first = wireValues.firstIndex(where: { $0 != nil }),
            let other = wireValues.firstIndex(where: {
                $0 != nil && $0?.isInteger != wireValues[first]?.isInteger
            })
        else { return }
        let (one, written) = (enumeration.values[first], enumeration.values[other])
        let note = Diagnostic.Note.wireValueKind(
            one.name, isInteger: wireValues[first]?.isInteger == true)
        diagnostics.report(
            Diagnostic(
                .mixedWireValues, at: written.wireValue?.position ?? written.name.position,
                enumeration.name.text, notes: [note]))
    }
}

extension EnumerationSyntax {
    /// Whether it has no values, and no line that was perhaps one.
    fileprivate var isEmpty: Bool {
        values.isEmpty && !(hasMembers && retiredValues.isEmpty)
    }
}

extension Enumeration.WireValue {
    fileprivate var isInteger: Bool {
        if case .integer = self { true } else { false }
    }

    /// The value as it would be written in quotes.
    package var text: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        }
    }
}
