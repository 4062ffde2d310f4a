import TelemetryGenerator
import Testing

/// The events that a debug build has for tests.
@Suite struct SampleTests {
    @Test(arguments: [
        ("String", "\"name1\""), ("String max 3", "\"me1\""), ("[String] max 1", "[\"name1\"]"),
        ("URL", "URL(string: \"https://example.com/1\")!"),
        ("URL max 20", "URL(string: \"a:1\")!"), ("URL max 2", "URL(string: \"1\")!"),
        ("[URL] max 1", "[TelemetryEvent.URL(string: \"https://example.com/1\")!]"),
    ])
    func staysWithinTheMaximumOfItsField(_ type: String, _ value: String) throws {
        let text = "event a\n  name: \(type)\n"
        let output = SchemaPipeline.emit(try GoldenSchema.read(text), module: "App").events
        let line = output.split(separator: "\n").first { $0.contains("_samples.append(") }
        #expect(line?.hasSuffix("\(value)))") == true, "\(line ?? "")")
    }
}
