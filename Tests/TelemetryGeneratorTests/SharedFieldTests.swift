import TelemetryGenerator
import Testing

/// Which events show their fields by one function.
@Suite struct SharedFieldTests {
    @Test func sharesTheFunctionOfEqualFields() throws {
        #expect(try shares(#"as "é""#, #"as "é""#))
    }

    @Test(arguments: [
        ("as \"\u{E9}\"", "as \"e\u{301}\""), ("unit \"\u{C5}\"", "unit \"\u{212B}\""),
        (#"as "one""#, #"as "two""#), ("unit ms", "unit s"), ("unit ms", ""), ("private", "public"),
    ])
    func sharesNoFunctionBetweenFieldsThatDifferInOneThing(
        _ first: String, _ second: String
    ) throws {
        #expect(try !shares(first, second))
    }

    private func shares(_ first: String, _ second: String) throws -> Bool {
        let text = """
            event a
              x: Int \(first)
              y: Int
            event b
              x: Int \(second)
              y: Int

            """
        let output = SchemaPipeline.emit(try GoldenSchema.read(text), module: "App")
        return output.events.contains("_aFields(")
    }
}
