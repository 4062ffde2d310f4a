private import Foundation

/// Measures the package and holds it to its budgets.
@main
struct Program {
    static func main() throws {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            FileHandle.standardError.write(Data("\(Options.usage)\n".utf8))
            exit(2)
        }
        if case .countedWork = options.extent { return CountedWork().run() }
        let budgets = try Self.budgets()
        var rows: [Row] = []
        try Benchmark(options.extent).run { table in
            FileHandle.standardOutput.write(Data("\(table.text(budgets))\n".utf8))
            rows += table.rows
        }
        let findings = budgets.compactMap { $0.finding(in: rows) }
        for finding in findings { FileHandle.standardError.write(Data("\(finding)\n".utf8)) }
        exit(findings.isEmpty ? 0 : 1)
    }

    private static func budgets() throws -> [Budget] {
        let text = try Sources.text("Tests/TelemetryBenchmark/Budgets.txt")
        return try text.split(separator: "\n").compactMap { try Budget(line: $0) }
    }
}
