import TelemetryGenerator
import Testing

/// What the declaration of an event says to its call sites.
@Suite struct DeprecationTests {
    @Test(arguments: [
        ("  deprecated\n", ""), ("  deprecated \"it lies\"\n", ", message: \"it lies\""),
        ("  renamed new\n", ", renamed: \"new\""),
        ("  renamed new\n  deprecated \"why\"\n", ", message: \"why\", renamed: \"new\""),
        ("  renamed other\n", ", message: \"use 'other', whose fields differ\""),
        (
            "  deprecated \"why\"\n  renamed other\n",
            ", message: \"why; use 'other', whose fields differ\""
        ),
    ])
    func namesTheReasonAndTheNewEvent(_ lines: String, _ arguments: String) throws {
        let text = "event old\n" + lines + "event new\nevent other\n  count: Int\n"
        let output = SchemaPipeline.emit(try GoldenSchema.read(text), module: "App").events
        let line = output.split(separator: "\n").first { $0.contains("@available") }
        #expect(line == "    @available(*, deprecated\(arguments))")
    }

    /// Where the compiler would write the new name, what the call gives would be taken otherwise.
    @Test(arguments: [
        ("Int unit ms", "Int unit s"), ("Int", "Int unit ms"), ("Int = 1", "Int = 3"),
        ("String sensitive", "String public"), ("String", "String public"),
    ])
    func offersNoNewNameWhereAFieldMeansSomethingElse(_ old: String, _ new: String) throws {
        let text = "event old\n  renamed new\n  it: \(old)\nevent new\n  it: \(new)\n"
        let output = SchemaPipeline.emit(try GoldenSchema.read(text), module: "App").events
        let message = "use 'new', whose fields differ"
        #expect(output.contains("@available(*, deprecated, message: \"\(message)\")"))
    }

    @Test func offersTheNewNameWhereItOnlyHasMoreDefaults() throws {
        let text = "event old\n  renamed new\n  it: Int\nevent new\n  it: Int = 1\n  so: Int = 2\n"
        let output = SchemaPipeline.emit(try GoldenSchema.read(text), module: "App").events
        #expect(output.contains("@available(*, deprecated, renamed: \"new\")"))
    }
}
