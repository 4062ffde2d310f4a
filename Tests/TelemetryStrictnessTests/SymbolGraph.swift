import Foundation
import ProcessSupport
import TelemetryGenerator

/// What the compiler takes generated declarations, their documentation and availability to be.
struct SymbolGraph {
    private let symbols: [String: Symbol]

    /// Compiles the events of `generated`, whose access must be public; throws where that fails.
    init(_ generated: GeneratedSchema) throws {
        let folder = try TemporaryFolder()
        try folder.write(generated.output.events, to: "Events.swift")
        let facade = try CompiledFacade.shared.get()
        let run = try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-emit-module", "-module-name", "Checked", "-warnings-as-errors"]
                + ["-o", folder.path("Checked.swiftmodule"), "-I", facade.folder.path]
                + ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder.url.path]
                + [folder.path("Events.swift")])
        guard run.exitCode == 0 else { throw SwiftProgram.Failure(text: run.errors) }
        let graph = try JSONDecoder().decode(
            Graph.self, from: try Data(contentsOf: folder.url("Checked.symbols.json")))
        symbols = Dictionary(
            graph.symbols.map { ($0.pathComponents.last ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The lines of the documentation of the event called `name`.
    func documentation(of name: String) -> [String]? {
        symbols[name]?.docComment?.lines.map(\.text)
    }

    /// Why the event called `name` is deprecated.
    func message(of name: String) -> String? {
        symbols[name]?.availability?.first?.message
    }

    private struct Graph: Decodable {
        let symbols: [Symbol]
    }

    private struct Symbol: Decodable {
        let pathComponents: [String]
        let docComment: Comment?
        let availability: [Availability]?
    }

    private struct Comment: Decodable {
        let lines: [Line]
    }

    private struct Line: Decodable {
        let text: String
    }

    private struct Availability: Decodable {
        let message: String?
    }
}
