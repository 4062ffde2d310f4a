import TelemetrySchema

/// The function of the generated file that describes the events of one level.
///
/// There is one for each level, and another for names that differ on the wire, because the compiler
/// checks each argument of ten thousand calls.
struct DescriptionMethod: Hashable {
    private let level: Event.Level
    private let isRenamedOnWire: Bool

    /// The function for `event`.
    init(for event: Event) {
        self.init(
            event.level, isRenamedOnWire: ExactText(event.wireName) != ExactText(event.name))
    }

    private init(_ level: Event.Level, isRenamedOnWire: Bool) {
        self.level = level
        self.isRenamedOnWire = isRenamedOnWire
    }

    /// All there are, in rising order.
    static let all = Event.Level.allCases.flatMap { level in
        [false, true].map { DescriptionMethod(level, isRenamedOnWire: $0) }
    }

    /// The call for `event`.
    func call(_ event: Event) -> String {
        let names = isRenamedOnWire ? [event.name, event.wireName] : [event.name]
        let arguments = names.map(SwiftLiteral.printed) + [CategoryEmitter.bits(event.categories)]
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Inlined it would cost an optimizing compiler twice as much.
    func emit(_ printer: inout CodePrinter) {
        let wireName = isRenamedOnWire ? ["_ _wireName: Swift.StaticString"] : []
        printer.line("@inline(never)")
        printer.line("private func \(name)(")
        printer.list(
            ["_ _name: Swift.StaticString"] + wireName + ["_ _categories: Swift.UInt64"])
        printer.block(") -> \(RuntimeNames.description)<Self>") { printer in
            printer.line("\(RuntimeNames.description)(")
            printer.list([
                "name: _name", "wireName: \(isRenamedOnWire ? "_wireName" : "_name")",
                "level: .\(level.rawValue)",
                "categories: \(RuntimeNames.categorySet)(rawValue: _categories)",
            ])
            printer.line(")")
        }
        printer.line()
    }

    private var name: String { "_\(level.rawValue)\(isRenamedOnWire ? "As" : "")" }
}
