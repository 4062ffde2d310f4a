import TelemetrySchema

/// What the program `Printer.swift.txt` prints for a sample of each event, worked out from the
/// model alone.
struct ExpectedWire {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// Deprecated events come last.
    var lines: [String] {
        let isOld = { (event: Event) in event.deprecation != nil || event.renamedTo != nil }
        let events = schema.events.filter { !isOld($0) } + schema.events.filter(isOld)
        return events.flatMap { event in
            let categories = event.categories.map { " " + schema.categories[$0].name }.joined()
            return ["\(event.name) \(Self.spelled(event.wireName)) \(event.level)\(categories)"]
                + event.fields.enumerated().map { line($1, number: $0 + 1) }
        }
    }

    /// The text with everything but letters and digits as numbers.
    static func spelled(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && Character(scalar).isLetter || ("0"..."9") ~= scalar
            return isPlain ? String(scalar) : "<\(String(scalar.value, radix: 16))>"
        }.joined()
    }

    private func line(_ field: Field, number: Int) -> String {
        let unit = field.unit.map { " \($0)" } ?? ""
        return "  \(Self.spelled(field.key)) \(field.privacy)\(unit) \(value(field, number))"
    }

    private func value(_ field: Field, _ number: Int) -> String {
        guard field.type.isList else { return element(field, number) }
        let numbers = field.maximum == 1 ? [number] : [number, number + 1]
        return "list " + numbers.map { element(field, $0) }.joined(separator: ", ")
    }

    private func element(_ field: Field, _ number: Int) -> String {
        switch field.type.base {
        case .standard(let type): return element(type, field, number)
        case .enumeration(let index):
            let values = schema.enumerations[index].values
            switch values[(number - 1) % values.count].wireValue {
            case .string(let text): return "string \(Self.spelled(text))"
            case .integer(let value): return "integer \(value)"
            }
        }
    }

    private func element(_ type: StandardType, _ field: Field, _ number: Int) -> String {
        switch type {
        case .string: "string \(text(field, number))"
        case .bool: "bool \(number % 2 == 1)"
        case .int, .int8, .int16, .int32, .int64: "integer \(number)"
        case .uint, .uint8, .uint16, .uint32, .uint64: "unsigned \(number)"
        case .float: "float \(number).5"
        case .double: "double \(number).5"
        case .duration: "duration \(number)000000000000000"
        case .uuid: "uuid 0 \(number)"
        case .date: "date \(number).0"
        case .url: "string \(Self.spelled("https://example.com/\(number)"))"
        }
    }

    private func text(_ field: Field, _ number: Int) -> String {
        let text = "\(field.name)\(number)"
        guard let maximum = field.maximum, !field.type.isList else { return Self.spelled(text) }
        return Self.spelled(String(text.suffix(maximum)))
    }
}
