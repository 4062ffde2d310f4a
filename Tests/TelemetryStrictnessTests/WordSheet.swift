@testable import TelemetryGenerator

/// A schema that uses some words in every position that takes them, and a file that writes all of
/// them at the use, without backticks.
struct WordSheet {
    private let words: [String]
    /// An event and an enum of one name are refused, so enums are named by other words.
    private let enumerations: [String]

    /// Cuts `words` into sheets, none of which holds two words that differ only in case.
    static func sheets(_ words: [String]) -> [WordSheet] {
        var groups: [[String]] = []
        for word in words {
            let index = groups.firstIndex { group in
                group.count < 60 && !group.contains { $0.lowercased() == word.lowercased() }
            }
            if let index { groups[index].append(word) } else { groups.append([word]) }
        }
        return groups.indices.map {
            WordSheet(words: groups[$0], enumerations: groups[($0 + 1) % groups.count])
        }
    }

    private func accepted(_ position: NamePosition) -> [String] {
        (position == .enumeration ? enumerations : words).filter { !position.refuses($0) }
    }

    /// The schema.
    var schema: String {
        let (categories, sinks) = (accepted(.category), accepted(.sink))
        var lines = ["access public", "category plainCategory", "sink PlainSink"]
        lines += categories.map { "category \($0)" }
        lines += accepted(.enumeration).flatMap { ["enum \($0)", "  one", "  two"] }
        lines += ["enum PlainEnum"] + accepted(.value).map { "  \($0)" }
        lines += accepted(.event).flatMap { ["event \($0): plainCategory", "  count: Int"] }
        lines += ["event plainValues: plainCategory"]
        lines += accepted(.value).enumerated().map { "  v\($0): PlainEnum = \($1)" }
        lines += ["event plainEnums"]
        lines += accepted(.enumeration).enumerated().map { "  e\($0): \($1) = one" }
        lines += ["event plainFoundation", "  id: UUID?", "  at: [Date]", "  page: URL"]
        lines += ["event plainFields: \((["plainCategory"] + categories).joined(separator: ", "))"]
        lines += accepted(.field).map { "  \($0): Int" }
        lines += sinks.map { "sink \($0): \((["plainCategory"] + categories)[0])" }
        lines += [
            "sink PlainRoutedSink: \((["plainCategory"] + categories).joined(separator: ", "))"
        ]
        lines += accepted(.source).map { "source \($0)" }
        lines += accepted(.wiring).map { "wiring \($0): PlainSink" }
        lines += [
            "wiring plainWiring: \((["PlainSink", "PlainRoutedSink"] + sinks).joined(separator: ", "))"
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The file that uses every name.
    var uses: String {
        [eventUses, fieldUses, valueUses, enumerationUses, categoryUses, wiringUses]
            .joined(separator: "\n")
    }

    private var eventUses: String {
        function("events(_ event: TelemetryEvent) -> [TelemetryEvent]") {
            ["switch event {"]
                + accepted(.event).flatMap {
                    ["case .\($0)(count: let count):"]
                        + ["    return [.\($0)(count: count), TelemetryEvent.\($0)(count: 1)]"]
                }
                + ["default: return []", "}"]
        }
    }

    private var fieldUses: String {
        let fields = accepted(.field)
        let arguments = fields.map { "\($0): 1" }.joined(separator: ", ")
        let patterns = fields.enumerated().map { "\($1): let v\($0)" }.joined(separator: ", ")
        let values = fields.indices.map { "v\($0)" }.joined(separator: ", ")
        return function("fields(_ event: TelemetryEvent) -> [Int]") {
            ["_ = TelemetryEvent.plainFields(\(arguments))"]
                + ["if case .plainFields(\(patterns)) = event { return [\(values)] }", "return []"]
        }
    }

    private var valueUses: String {
        function("values(_ value: TelemetryEvent.PlainEnum) -> [TelemetryEvent.PlainEnum]") {
            ["switch value {"]
                + accepted(.value).map {
                    "case .\($0): return [.\($0), TelemetryEvent.PlainEnum.\($0)]"
                } + ["}"]
        }
    }

    private var enumerationUses: String {
        function("enumerations(_ event: TelemetryEvent)") {
            accepted(.enumeration).enumerated().flatMap { index, name in
                ["let _: [TelemetryEvent.\(name)] = [.one, TelemetryEvent.\(name).two]"]
                    + ["_ = TelemetryEvent.plainEnums(e\(index): .two)"]
            }
        }
    }

    private var categoryUses: String {
        function("categories(_ sink: NoOpTrackingSink<TelemetryEvent>)") {
            accepted(.category).flatMap { name in
                ["let _: CategorySet<TelemetryEvent> = [.\(name), .plainCategory]"]
                    + ["let _: CategorySet<TelemetryEvent> = CategorySet<TelemetryEvent>.\(name)"]
                    + ["_ = sink.receiving(.\(name))"]
            }
        }
    }

    private var wiringUses: String {
        let sinks = accepted(.sink).map { "\(SinkLabel.label(for: $0)): sink" }
        let arguments = (["plainSink: sink", "plainRoutedSink: sink"] + sinks).joined(
            separator: ", ")
        return function("wirings(_ sink: NoOpTrackingSink<TelemetryEvent>)") {
            accepted(.wiring).map {
                "compare(TelemetryWiring.\($0), Telemetry.\($0)(plainSink: sink))"
            } + ["_ = Telemetry.plainWiring(\(arguments))"]
        } + "func compare<Event>(_: WiringManifest<Event>, _: Telemetry<Event>) {}\n"
    }

    private func function(_ head: String, _ lines: () -> [String]) -> String {
        "func \(head) {\n" + lines().map { "    \($0)\n" }.joined() + "}\n"
    }
}
