/// Checks a default against the type and range of its field.
struct DefaultValueValidator {
    private let type: FieldType
    private let written: TypeSyntax
    private let enumerations: [Enumeration]
    private let values: [Symbols]
    private let diagnostics: DiagnosticCollector

    init(
        _ type: FieldType, _ written: TypeSyntax, _ enumerations: [Enumeration],
        _ values: [Symbols], _ diagnostics: DiagnosticCollector
    ) {
        self.type = type
        self.written = written
        self.enumerations = enumerations
        self.values = values
        self.diagnostics = diagnostics
    }

    /// The value; `nil` after a report.
    func validate(_ syntax: DefaultSyntax) -> DefaultValue? {
        switch syntax {
        case .emptyList(let position):
            return type.isList ? .emptyList : refuse("'[]'", position)
        case .member(let name):
            guard case .enumeration(let index) = type.base, !type.isList else {
                return refuse("'.\(name.text)'", name.position)
            }
            return enumerationValue(name, values[index])
        case .literal(let literal):
            if literal.kind == .word, literal.text == "nil" {
                return type.isOptional ? .null : refuse("'nil'", literal.position)
            }
            guard !type.isList else { return refuse(literal.quoted, literal.position) }
            return value(literal)
        }
    }

    private func value(_ literal: Token) -> DefaultValue? {
        switch (type.base, literal.kind) {
        case (.enumeration(let index), .word):
            return enumerationValue(literal, values[index])
        case (.standard(.bool), .word) where literal.text == "true" || literal.text == "false":
            return .bool(literal.text == "true")
        case (.standard(.string), .string):
            return .string(literal.text)
        case (.standard(.float), .number):
            return floatingPoint(literal, Float.self)
        case (.standard(.double), .number):
            return floatingPoint(literal, Double.self)
        case (.standard(let standard), .number):
            guard let range = standard.integerRange else { break }
            return integer(literal, range)
        case (.standard(.bool), .word):
            let nearest = diagnostics.suggestions.nearest(
                to: literal.text, among: ["true", "false"])
            return refuse(literal.quoted, literal.position, suggestion: nearest)
        default:
            break
        }
        return refuse(literal.quoted, literal.position)
    }

    private func enumerationValue(_ literal: Token, _ values: Symbols) -> DefaultValue? {
        if let index = values[literal.text] { return .enumerationValue(index) }
        let nearest = diagnostics.suggestions.nearest(to: literal.text, among: values.names)
        return refuse(literal.quoted, literal.position, suggestion: nearest)
    }

    private func integer(_ literal: Token, _ range: IntegerRange) -> DefaultValue? {
        switch IntegerLiteral.read(literal.text) {
        case .success(let value) where range.contains(value): .integer(value.decimal)
        case .failure(.malformed): refuse(literal.quoted, literal.position)
        case .success, .failure(.tooLarge): refuseRange(literal, range.description)
        }
    }

    private func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        _ literal: Token, _: Number.Type
    ) -> DefaultValue? {
        if !literal.text.isDecimalNumber,
            case .failure(.tooLarge) = IntegerLiteral.read(literal.text)
        {
            return refuseRange(literal, "up to \(UInt64.max), more only in decimal")
        }
        guard let digits = literal.text.decimalDigits, let number = Number(digits) else {
            return refuse(literal.quoted, literal.position)
        }
        guard number.isFinite else {
            return refuseRange(
                literal, "up to \(Number.greatestFiniteMagnitude)")
        }
        guard number != 0 || !digits.hasDigitOtherThanZero else {
            return refuseRange(literal, "0 and numbers from \(Number.leastNonzeroMagnitude)")
        }
        return .floatingPoint(number.description)
    }

    private func refuseRange(_ literal: Token, _ range: String) -> DefaultValue? {
        diagnostics.report(
            Diagnostic(.outOfRange, at: literal.position, literal.quoted, written.name.text, range))
        return nil
    }

    private func refuse(
        _ what: String, _ position: SourcePosition, suggestion: String? = nil
    ) -> DefaultValue? {
        diagnostics.report(
            Diagnostic(
                .invalidDefault, at: position, what, written.description, expectation,
                suggestion: suggestion))
        return nil
    }

    private var expectation: String {
        let orNil = type.isOptional ? " or nil" : ""
        if type.isList { return "[]" + orNil }
        switch type.base {
        case .enumeration(let index): return "a value of '\(enumerations[index].name)'" + orNil
        case .standard(.string): return "a string" + orNil
        case .standard(.bool): return type.isOptional ? "true, false or nil" : "true or false"
        case .standard(let standard) where standard.integerRange != nil:
            return "a whole number" + orNil
        case .standard(let standard) where standard.isNumber: return "a number" + orNil
        case .standard: return type.isOptional ? "nil" : "no default"
        }
    }
}

extension String {
    /// Whether a decimal number has one before its exponent.
    fileprivate var hasDigitOtherThanZero: Bool {
        prefix { $0 != "e" && $0 != "E" }.contains { "1"..."9" ~= $0 }
    }

    /// The number without what only separates digits, if it is decimal, or whole in another base.
    fileprivate var decimalDigits: String? {
        if isDecimalNumber { return filter { $0 != "_" } }
        guard case .success(let integer) = IntegerLiteral.read(self) else { return nil }
        return integer.decimal
    }

    /// Digits with at most one point and one exponent, the way Swift takes them.
    fileprivate var isDecimalNumber: Bool {
        let unsigned = drop { $0 == "-" || $0 == "+" }
        let parts = unsigned.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard count - unsigned.count <= 1, parts.count <= 2 else { return false }
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let exponent = parts.dropFirst().map { $0.drop { $0 == "-" || $0 == "+" } }
        return mantissa.count <= 2
            && (mantissa + exponent).allSatisfy { digits in
                digits.utf8.first.map(ByteClass.isDigit) ?? false
                    && digits.utf8.allSatisfy { ByteClass.isDigit($0) || $0 == UInt8(ascii: "_") }
            }
    }
}
