import TelemetrySchema

/// The functions of the generated file that show the fields which several events have in common.
///
/// Such events are what large schemas are made of, and there every line counts: the compiler spends
/// a third less on an event that calls such a function than on one that shows each field itself.
struct SharedFieldCode {
    private let schema: Schema
    /// The events that have fields, in the order of the schema.
    private(set) var events: [Event] = []
    /// Each code once, in the order of the schema.
    private(set) var codes: [FieldCode] = []
    /// The name of the function for each code; `nil` for one that stands in the event itself.
    private var names: [String?] = []
    /// The index of the code of each of `events`.
    private var places: [Int] = []
    /// The functions in the order in which their codes are repeated.
    private var functions: [(name: String, code: FieldCode)] = []

    /// Gives a function to every code of at least two fields that at least two events have.
    init(_ schema: Schema) {
        self.schema = schema
        events.reserveCapacity(schema.events.count)
        places.reserveCapacity(schema.events.count)
        var known: [FieldCode: Int] = [:]
        var firstEvents: [Event] = []
        for event in schema.events where !event.fields.isEmpty {
            events.append(event)
            let code = FieldCode(fields: event.fields)
            if let place = known[code] {
                share(place, firstEvents[place])
                places.append(place)
                continue
            }
            known[code] = codes.count
            places.append(codes.count)
            codes.append(code)
            names.append(nil)
            firstEvents.append(event)
        }
    }

    private mutating func share(_ place: Int, _ first: Event) {
        guard names[place] == nil, codes[place].fields.count > 1 else { return }
        // A name with an underscore is not the schema's, and no two events share one.
        let name = "_\(first.name)Fields"
        names[place] = name
        functions.append((name, codes[place]))
    }

    /// The types of Foundation that the fields have, in the order of the language.
    var foundationTypes: [StandardType] {
        let types = Set(codes.lazy.flatMap(\.fields).compactMap(\.type.foundationType))
        return StandardType.allCases.filter(types.contains)
    }

    /// What the event at `index` of `events` has to show.
    func code(ofEvent index: Int) -> FieldCode { codes[places[index]] }

    /// The calls that show the fields of the event at `index` of `events`.
    func calls(forEvent index: Int) -> [String] {
        let code = code(ofEvent: index)
        return names[places[index]].map { ["\($0)(\(code.arguments))"] } ?? code.calls(in: schema)
    }

    /// Emits the functions, as members of a visitor.
    func emit(_ types: SwiftType, _ printer: inout CodePrinter) {
        for (name, code) in functions {
            printer.line()
            printer.line("@inline(never)")
            printer.line("fileprivate mutating func \(name)(")
            printer.list(code.parameters(types))
            printer.block(")") { printer in
                code.calls(in: schema).forEach { printer.line($0) }
            }
        }
    }
}
