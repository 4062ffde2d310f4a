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
}
