import TelemetrySchema

/// Parts of the model as a schema says them, so that two can be compared and shown.
enum WrittenText {
    /// Names whose order means nothing; `nil` for none.
    static func set(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.sorted().joined(separator: ", ")
    }

    static func quoted(_ text: String) -> String {
        // By scalars: a quote with a combining mark behind it is another character than a quote.
        let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "\"" + escaped.joined() + "\""
    }
}

extension Schema {
    func written(_ type: FieldType) -> String {
        let base = written(type.base)
        return (type.isList ? "[\(base)]" : base) + (type.isOptional ? "?" : "")
    }

    func written(_ base: FieldType.Base) -> String {
        switch base {
        case .standard(let standard): standard.rawValue
        case .enumeration(let index): enumerations[index].name
        }
    }

    func writtenDefault(of field: Field) -> String? {
        guard let value = field.defaultValue else { return nil }
        switch value {
        case .null: return "nil"
        case .bool(let bool): return "\(bool)"
        case .integer(let digits), .floatingPoint(let digits): return digits
        case .string(let text): return WrittenText.quoted(text)
        case .emptyList: return "[]"
        case .enumerationValue(let value):
            guard case .enumeration(let index) = field.type.base else { return nil }
            return enumerations[index].values[value].name
        }
    }

    func categories(of event: Event) -> String? {
        WrittenText.set(event.categories.map { categories[$0].name })
    }

    func categories(of sink: Sink) -> String {
        sink.receives.flatMap { WrittenText.set($0.map { categories[$0].name }) } ?? "all"
    }

    func events(_ indices: [Int]) -> String? {
        WrittenText.set(indices.map { events[$0].name })
    }

    /// In the order in which they are called.
    func sinks(of wiring: Wiring) -> String? {
        wiring.sinks.isEmpty ? nil : wiring.sinks.map { sinks[$0].name }.joined(separator: ", ")
    }
}

extension [Platform] {
    /// In the order of the language.
    var written: String {
        Platform.allCases.filter(contains).map(\.rawValue).joined(separator: ", ")
    }
}

extension Deprecation {
    var written: String {
        "deprecated" + (reason.map { " " + WrittenText.quoted($0) } ?? "")
    }
}

extension Enumeration.WireValue {
    var written: String {
        switch self {
        case .string(let text): WrittenText.quoted(text)
        case .integer(let number): "\(number)"
        }
    }
}
