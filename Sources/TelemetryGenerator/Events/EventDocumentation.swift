import TelemetrySchema

/// The documentation of an event's case: what the schema says that Swift's types do not.
struct EventDocumentation {
    private let event: Event

    init(_ event: Event) {
        self.event = event
    }

    var lines: [String] {
        let parts = [event.documentation, facts, parameters].filter { !$0.isEmpty }
        return Array(parts.joined(separator: [""]))
    }

    private var facts: [String] {
        var facts: [String] = []
        if let owner = event.owner { facts += "Owner: \(owner)".documentationLines }
        if let expires = event.expires { facts.append("Expires: \(expires)") }
        return facts
    }

    private var parameters: [String] {
        let described = event.fields.flatMap { field -> [String] in
            let lines = description(of: field)
            guard let first = lines.first else { return [] }
            return ["  - \(field.name): \(first)"] + lines.dropFirst().map { "    " + $0 }
        }
        return described.isEmpty ? [] : ["- Parameters:"] + described
    }

    private func description(of field: Field) -> [String] {
        var lines = field.documentation
        if let unit = field.unit { lines += "In \(unit).".documentationLines }
        if let maximum = field.maximum {
            lines.append("At most \(maximum) \(field.type.isList ? "elements" : "characters").")
        }
        if let deprecation = field.deprecation {
            let reason = deprecation.reason.map { ": \($0)" } ?? "."
            lines += "Deprecated\(reason)".documentationLines
        }
        return lines
    }
}

extension String {
    /// The lines of a text that may hold any character, as the Swift lexer ends them. What cannot
    /// be seen, or changes how code is seen, is written as in a string literal.
    fileprivate var documentationLines: [String] {
        if utf8.allSatisfy(SwiftLiteral.isPlain) { return [self] }
        return unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
            .map { line in line.map(Self.visible).joined() }
    }

    private static func visible(_ scalar: Unicode.Scalar) -> String {
        let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
        return isControl || scalar.properties.isBidiControl
            ? SwiftLiteral.escaped(scalar) : String(scalar)
    }
}
