import TelemetrySchema

/// The functions of the generated file that show the fields which several events have in common.
///
/// Such events are what large schemas are made of, and there every line counts: the compiler spends
/// a third less on an event that calls such a function than on one that shows each field itself.
struct SharedFieldCode {
    /// The name of the function, by the code in it.
    private var names: [FieldCode: String] = [:]
    /// The same in the order of the schema.
    private var functions: [(name: String, code: FieldCode)] = []

    /// Gives a function to every code of at least two fields that at least two of `events` have.
    init(_ codes: [FieldCode], of events: [Event]) {
        // A name with an underscore is not the schema's, and no two events share one.
        var firstEvents: [FieldCode: String] = [:]
        for (event, code) in zip(events, codes) where code.calls.count > 1 {
            guard let first = firstEvents[code] else {
                firstEvents[code] = event.name
                continue
            }
            guard names[code] == nil else { continue }
            let name = "_\(first)Fields"
            names[code] = name
            functions.append((name, code))
        }
    }

    /// The calls that show the fields of an event.
    func calls(_ code: FieldCode) -> [String] {
        names[code].map { ["\($0)(\(code.arguments))"] } ?? code.calls
    }

    /// Emits the functions, as members of a visitor.
    func emit(_ types: SwiftType, _ printer: inout CodePrinter) {
        for (name, code) in functions {
            printer.line()
            printer.line("@inline(never)")
            printer.line("fileprivate mutating func \(name)(")
            printer.list(code.parameters(types))
            printer.block(")") { printer in code.calls.forEach { printer.line($0) } }
        }
    }
}
