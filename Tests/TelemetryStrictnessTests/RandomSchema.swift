/// A schema that nobody would write, mostly without mistakes.
struct RandomSchema {
    private var numbers: SeededNumbers
    private var names: [String]
    private var lines: [String] = []

    private static let types = [
        "String", "Bool", "Int", "Int8", "Int64", "UInt16", "UInt64", "Float", "Double",
        "Duration", "UUID", "Date", "URL",
    ]
    private static let defaults = [
        "String": HostileTexts.all.map(HostileTexts.literal), "Bool": ["true", "false"],
        "Int": ["0", "-1", "0xFF", "1_000"], "Int8": ["-128", "127", "200"],
        "UInt16": ["0", "65535", "-1"], "Float": ["0.1", "1e-45", "-0.0"],
        "Double": ["5e-324", "1e308", "12"],
    ]

    private init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        var seen: Set<String> = []
        let words = SwiftWords.all.shuffled(using: &numbers)
        // Words that differ in case only would be refused most of the time.
        names = words.filter { seen.insert($0.lowercased()).inserted }
    }

    /// The text of the schema that belongs to `seed`.
    static func text(seed: UInt64) -> String {
        var schema = RandomSchema(seed: seed)
        schema.write()
        return schema.lines.joined(separator: schema.numbers.pick(["\n", "\r\n", "\r"]))
    }

    private mutating func name() -> String {
        let plain = "name\(lines.count)x\(names.count)"
        return numbers.once(in: 6) ? names.popLast() ?? plain : plain
    }

    private mutating func write() {
        lines.append("access " + numbers.pick(["internal", "package", "public"]))
        let categories = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in name() }
        for category in categories { documented("category \(category)") }
        let enumerations = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in name() }
        for enumeration in enumerations { write(enumeration: enumeration) }
        var events: [String] = []
        for _ in 0..<Int.random(in: 1...6, using: &numbers) {
            events.append(write(eventIn: categories, enumerations, after: events))
        }
        if numbers.once(in: 2) { write(sinksFor: categories, events) }
    }

    private mutating func documented(_ line: String) {
        if numbers.once(in: 3) {
            let text = numbers.pick(HostileTexts.all).unicodeScalars.filter {
                $0 != "\n" && $0 != "\r" && $0 != "\0" && !$0.properties.isBidiControl
            }
            lines.append("/// " + String(String.UnicodeScalarView(text)))
        }
        lines.append(line)
    }

    private mutating func write(enumeration: String) {
        documented("enum \(enumeration)")
        let isInteger = numbers.once(in: 3)
        for value in 0..<Int.random(in: 1...4, using: &numbers) {
            let wire =
                isInteger
                ? " = \(value * 7 - 3)" : numbers.once(in: 3) ? " = \"\(value) \\\"\"" : ""
            lines.append("  \(name())\(wire)")
        }
    }

    private mutating func write(
        eventIn categories: [String], _ enumerations: [String], after events: [String]
    ) -> String {
        let event = name()
        let own = categories.filter { _ in numbers.once(in: 2) }
        documented("event \(event)" + (own.isEmpty ? "" : ": " + own.joined(separator: ", ")))
        if numbers.once(in: 4) { lines.append("  level error") }
        if numbers.once(in: 5) { lines.append("  as \"\(event).wire \\u{202E}\"") }
        if numbers.once(in: 6) {
            lines.append("  deprecated " + HostileTexts.literal(numbers.pick(HostileTexts.all)))
        }
        if numbers.once(in: 6), let other = events.last { lines.append("  renamed \(other)") }
        for _ in 0..<Int.random(in: 0...5, using: &numbers) { write(fieldOf: enumerations) }
        return event
    }

    private mutating func write(fieldOf enumerations: [String]) {
        let base = numbers.pick(Self.types + enumerations)
        let form = numbers.pick(["T", "T", "T", "T?", "[T]", "[T]?"])
        var field = "  \(name()): " + form.replacing("T", with: base)
        if numbers.once(in: 3), form == "T", let values = Self.defaults[base] {
            field += " = " + numbers.pick(values)
        } else if numbers.once(in: 2), form.hasSuffix("?") {
            field += " = nil"
        }
        field += numbers.pick(["", "", "", " private", " sensitive", " public", " deprecated"])
        if numbers.once(in: 8) { field += " as \"key \(lines.count) \\\\(x)\"" }
        lines.append(field)
    }

    private mutating func write(sinksFor categories: [String], _ events: [String]) {
        var sinks: [String] = []
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let sink = name()
            sinks.append(sink)
            documented("sink \(sink): " + (categories.randomElement(using: &numbers) ?? "all"))
            if numbers.once(in: 3) { lines.append("  on " + numbers.pick(["apple", "linux"])) }
            if numbers.once(in: 4) { lines.append("  writes state\(sinks.count)") }
            if numbers.once(in: 6) { lines.append("  calls \"A\".b, GKScore.report") }
            if numbers.once(in: 4) { lines.append("  forwarded") }
        }
        if numbers.once(in: 3) { lines += ["source \(name())", "  emits \(events[0])"] }
        if numbers.once(in: 2) {
            lines.append("wiring \(name()): \(sinks.joined(separator: ", "))")
        }
    }
}
