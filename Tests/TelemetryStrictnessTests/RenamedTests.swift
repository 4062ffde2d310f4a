import Foundation
import ProcessSupport
import Testing

/// What call sites of a renamed event are told.
@Suite struct RenamedTests {
    private static let current = """
        enum Size
          small
        event current
          id: Int
          count: Int = 0
          size: Size? = nil
        event bare
        event default
          in: Int

        """

    @Test(
        arguments: [
            ("current", "  id: Int\n", "(id: 1)"),
            ("current", "  id: Int\n  count: Int = 0\n", "(id: 1)"),
            ("current", "  id: Int\n  count: Int\n  size: Size?\n", "(id: 1, count: 2, size: nil)"),
            ("current", "  id: Int\n  size: Size?\n", "(id: 1, size: .small)"),
            ("bare", "", ""), ("default", "  in: Int\n", "(in: 1)"),
        ])
    func offersAFixWhereEveryCallOfTheOldEventFits(
        _ new: String, _ fields: String, _ arguments: String
    ) throws {
        let warnings = try warnings(new, fields, call: ".old" + arguments)
        #expect(warnings == ["'old' is deprecated: renamed to '\(new)'"])
        #expect(try self.warnings(new, fields, call: ".\(new)" + arguments) == [])
    }

    @Test(
        arguments: [
            ("current", "", ""), ("current", "  id: Int8\n", "(id: 1)"),
            ("current", "  count: Int\n", "(count: 1)"),
            ("current", "  id: Int\n  other: Int\n", "(id: 1, other: 2)"),
            ("current", "  count: Int\n  id: Int\n", "(count: 1, id: 1)"),
            ("current", "  id: Int?\n", "(id: 1)"), ("current", "  id: Int = 1\n", "()"),
            ("bare", "  id: Int\n", "(id: 1)"), ("bare", "  id: Int = 1\n", "()"),
            ("current", "  id: Int\n  count: Int = 3\n", "(id: 1)"),
            ("current", "  id: Int unit ms\n", "(id: 1)"),
        ])
    func namesTheNewEventWhereACallMayNotFit(
        _ new: String, _ fields: String, _ arguments: String
    ) throws {
        let warnings = try warnings(new, fields, call: ".old" + arguments)
        #expect(warnings == ["'old' is deprecated: use '\(new)', whose fields differ"])
    }

    /// What the compiler says about a file that makes `call`.
    private func warnings(_ new: String, _ fields: String, call: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let schema = Self.current + "event old\n  renamed \(new)\n" + fields
        let files = try GeneratedSchema(schema).write(to: folder)
        try folder.write("let event: TelemetryEvent = \(call)\n", to: "main.swift")
        let run = try SwiftCompiler.check(
            files + [folder.url("main.swift")], ["-swift-version", "6"])
        return run.errorLines.filter { $0.contains("main.swift:") }.map { line in
            let words = line.components(separatedBy: "warning: ").last ?? line
            // The compiler names the old event with its labels.
            return "'old' "
                + (words.components(separatedBy: "' ").dropFirst().joined(separator: "' ")
                    .components(separatedBy: " [#").first ?? words)
        }
    }
}
