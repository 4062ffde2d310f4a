private import Foundation
private import ProcessSupport
private import TelemetryGenerator

/// What the compiler spends on the generated events, beside what it spends on the bare enum.
struct CompilerRows {
    /// How a consumer compiles.
    private enum Mode: String, CaseIterable {
        case debug
        case release

        var options: [String] { self == .debug ? ["-Onone", "-D", "DEBUG"] : ["-O"] }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func measure() throws -> [Row] {
        try Mode.allCases.flatMap { mode in
            let rows = try [100, 1_000, 10_000].map { try row($0, mode) }
            return zip(rows, [nil] + rows).map(Self.compared)
        }
    }

    private static func compared(_ row: Row, with smaller: Row?) -> Row {
        guard let smaller else { return row }
        var row = row
        row.figures[.timeGrowth] = quotient(row, smaller, .seconds)
        row.figures[.overheadGrowth] = quotient(row, smaller, .overhead)
        return row
    }

    private static func quotient(_ row: Row, _ divisor: Row, _ measure: Measure) -> Double? {
        guard let value = row.figures[measure], let divisor = divisor.figures[measure] else {
            return nil
        }
        return value / divisor
    }

    private func row(_ count: Int, _ mode: Mode) throws -> Row {
        let events = GeneratorRows.generate(SchemaText.events(count)).events
        let seconds = try compile(events, mode)
        let bare = try compile(SchemaText.bareEnum(count), mode)
        return Row(
            name: "compile-\(mode.rawValue)-\(count)", reference: "the bare enum",
            figures: [
                .seconds: seconds, .floor: bare, .overhead: seconds - bare, .ratio: seconds / bare,
            ])
    }

    /// The CPU seconds; throws if the compiler has anything to say.
    private func compile(_ text: String, _ mode: Mode) throws -> Double {
        let source = try folder.write(text, to: "Events.swift")
        return try Stopwatch.childSeconds {
            let run = try ProcessRun(
                URL(filePath: "/usr/bin/env"),
                [
                    "swiftc", "-c", "-wmo", "-swift-version", "6", "-warnings-as-errors",
                    "-parse-as-library", "-module-name", "Events", "-o", folder.path("Events.o"),
                    "-I", BuiltProducts.modules.path(percentEncoded: false),
                ] + mode.options + [source])
            guard run.exitCode == 0 else { throw ToolFailure(words: run.output + run.errors) }
        }
    }
}
