import TelemetrySchema
import Testing

@Suite struct InvalidSchemaTests {
    @Test func everyRuleHasItsFile() {
        #expect(Set(InvalidSchema.all.map(\.rule)) == Set(Rule.allCases.map(\.rawValue)))
    }

    @Test(arguments: InvalidSchema.all)
    func isRefusedExactlyAsItSays(_ file: InvalidSchema) throws {
        let diagnostics = ExpectedDiagnostics(try file.bytes())
        #expect(diagnostics.actual == diagnostics.expected)
    }

    @Test(arguments: InvalidSchema.all)
    func breaksTheRuleThatItIsNamedFor(_ file: InvalidSchema) throws {
        let diagnostics = ExpectedDiagnostics(try file.bytes())
        #expect(diagnostics.actual.contains { $0.hasSuffix("[\(file.rule)]") })
    }
}
