import Foundation
import ProcessSupport
import Testing

/// Schemas of any size compile. A single exhaustive switch fails at 627 cases.
@Suite struct ScaleTests {
    private static let takesAll =
        ProcessInfo.processInfo.environment["TELEMETRY_TEN_THOUSAND_EVENTS"] != nil

    @Test(arguments: [1, 100, 101, 600, 627])
    func compilesSoManyEvents(_ count: Int) throws {
        try expectNoWords(Self.schema(events: count, fields: { $0 % 4 }), SwiftCompiler.strict)
    }

    @Test func compilesSoManyEventsWithoutFields() throws {
        try expectNoWords(Self.schema(events: 600, fields: { _ in 0 }), SwiftCompiler.strict)
    }

    @Test func compilesSoManyDeprecatedEvents() throws {
        let schema = Self.schema(events: 600, fields: { $0 % 2 }, attribute: "  deprecated\n")
        try expectNoWords(schema, SwiftCompiler.strict)
    }

    @Test func compilesEventsWithAnyNumberOfFields() throws {
        let counts = [0, 1, 2, 15, 40]
        try expectNoWords(
            Self.schema(events: 5, fields: { counts[$0] }), SwiftCompiler.strict)
    }

    @Test func compilesEnumsWithAThousandValues() throws {
        var schema = "enum Words\n" + (0..<1000).map { "  word\($0)\n" }.joined()
        schema += "enum Codes\n" + (0..<1000).map { "  code\($0) = \($0)\n" }.joined()
        schema += "event ended\n  word: Words = word999\n  code: Codes = code0\n"
        try expectNoWords(schema, SwiftCompiler.strict)
    }

    @Test func sendsEachOfTwoThousandEvents() throws {
        let generated = try GeneratedSchema(Self.schema(events: 2000, fields: { $0 % 3 }))
        let main = """
            struct PrintingSink: TelemetrySink {
                func receive(_ event: TelemetryEvent) {
                    let description = event.eventDescription
                    print(description.name, description.wireName)
                }
            }
            let telemetry = Telemetry<TelemetryEvent>(sinks: [PrintingSink()])
            for event in TelemetryEvent.samples { telemetry.observe(event) }

            """
        let lines = try SwiftProgram.lines(generated, main: main)
        #expect(lines == (0..<2000).map { "event\($0) event.\($0)" })
    }

    @Test(
        .enabled(
            if: takesAll,
            "SKIPPED: takes a minute; set TELEMETRY_TEN_THOUSAND_EVENTS=1 to compile 10,000 events")
    )
    func compilesTenThousandEvents() throws {
        try expectNoWords(
            Self.schema(events: 10_000, fields: { _ in 3 }),
            ["-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors"])
    }

    private func expectNoWords(_ schema: String, _ options: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try SwiftCompiler.check(GeneratedSchema(schema).write(to: folder), options)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    private static func schema(
        events: Int, fields: (Int) -> Int, attribute: String = ""
    ) -> String {
        let types = ["String", "Int", "Size = small", "Double?", "[Int8]", "Bool = true"]
        return "enum Size\n  small\n  large\n"
            + (0..<events).map { event in
                "event event\(event)\n  as \"event.\(event)\"\n\(attribute)"
                    + (0..<fields(event)).map { "  f\($0): \(types[$0 % 6])\n" }.joined()
            }.joined()
    }
}
