import TelemetrySchema

/// Prints an expression for each event, with values that differ from field to field.
struct SampleValues {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    /// An event with every field set.
    func call(_ event: Event) -> String {
        let name = "\(GeneratedNames.event).\(SwiftIdentifier.printed(event.name))"
        guard !event.fields.isEmpty else { return name }
        let arguments = event.fields.enumerated().map { index, field in
            // Swift takes every word as a label of a call and warns about needless backticks.
            "\(field.name): \(value(of: field, number: index + 1))"
        }
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    private func value(of field: Field, number: Int) -> String {
        guard field.type.isList else { return element(field, number) }
        // Two elements, so that order shows, unless the schema allows only one.
        let numbers = (field.maximum ?? 2) < 2 ? [number] : [number, number + 1]
        return "[" + numbers.map { element(field, $0) }.joined(separator: ", ") + "]"
    }

    private func element(_ field: Field, _ number: Int) -> String {
        switch field.type.base {
        case .enumeration(let index):
            let enumeration = schema.enumerations[index]
            let value = enumeration.values[(number - 1) % enumeration.values.count]
            return "\(GeneratedNames.event).\(SwiftIdentifier.printed(enumeration.name))."
                + SwiftIdentifier.printed(value.name)
        case .standard(let standard):
            return element(standard, field, number)
        }
    }

    private func element(_ type: StandardType, _ field: Field, _ number: Int) -> String {
        let limit = field.type.isList ? Int.max : field.maximum ?? Int.max
        switch type {
        case .string:
            return SwiftLiteral.printed(String("\(field.name)\(number)".suffix(limit)))
        case .bool: return number % 2 == 1 ? "true" : "false"
        case .float, .double: return "\(number).5"
        case .duration: return "Swift.Duration.milliseconds(\(number))"
        case .uuid:
            let bytes = (0..<16).map { $0 == 15 ? "\(number % 256)" : "0" }
            return "\(GeneratedNames.event).UUID(uuid: (\(bytes.joined(separator: ", "))))"
        case .date:
            return "\(GeneratedNames.event).Date(timeIntervalSinceReferenceDate: \(number))"
        case .url:
            return "\(GeneratedNames.event).URL(string: \"\(Self.url(number, limit))\")!"
        default: return "\((number - 1) % 127 + 1)"
        }
    }

    /// A URL of at most `limit` characters; the shortest are relative.
    private static func url(_ number: Int, _ limit: Int) -> String {
        let absolute = ["https://example.com/\(number)", "a:\(number)"]
        return absolute.first { $0.count <= limit } ?? "\(number % 10)"
    }
}
