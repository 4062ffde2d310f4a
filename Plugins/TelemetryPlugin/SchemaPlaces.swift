import Foundation
import PackagePlugin

/// The places in which the schema of a target may stand.
struct SchemaPlaces {
    private let root: URL
    private let name: String
    private let file: URL
    private let folders: [URL]

    init(package: URL, target: URL, name: String) {
        root = package
        self.name = name
        file = package.appending(path: "Schema/\(name).telemetry")
        folders = [package.appending(path: "Schema/\(name)"), target.appending(path: "Schema")]
    }

    /// The one command of a target. The tool looks at the places itself, when it runs: it reports
    /// what is missing, and it finds a file that was added after planning.
    func command(module: String, tool: URL, output: URL, scan: ScannedSources) -> Command {
        let events = output.appending(path: "\(module)+TelemetryEvent.swift")
        let wiring = output.appending(path: "\(module)+TelemetryWiring.swift")
        return .buildCommand(
            displayName: "Telemetry \(name)", executable: tool,
            arguments: ["--module", module, "--relative-to", path(root)]
                + folders.flatMap { ["--schema-dir", path($0)] }
                + ["--events", path(events), "--wiring", path(wiring)]
                + scan.arguments + ["--", path(file)],
            inputFiles: inputs + scan.own + scan.dependencies, outputFiles: [events, wiring])
    }

    /// The files that make the schema; `nil` after a report of none, or of files in two places, which
    /// a build refuses as well.
    func schema() -> [String]? {
        let places = occupied
        guard !places.isEmpty else {
            let names = ([path(file)] + folders.map { path($0) + "/*.telemetry" })
                .joined(separator: ", ")
            Diagnostics.error("no schema for '\(name)'; looked for \(names)")
            return nil
        }
        guard places.count == 1 else {
            let names = places.map { path($0.place) }.joined(separator: " and ")
            Diagnostics.error(
                "the schema of '\(name)' must stand in one place, but there are files in \(names)")
            return nil
        }
        return places[0].files.map(path)
    }

    /// Whether there are files that may be a schema.
    var haveSchema: Bool { !occupied.isEmpty }

    /// The places that have files, a place that links lead to once.
    private var occupied: [(place: URL, files: [URL])] {
        var seen: Set<URL> = []
        let isThere = FileManager.default.fileExists(atPath: path(file))
        let places =
            [(place: file, files: isThere ? [file] : [])]
            + folders.map { (place: $0, files: schemas(in: $0)) }
        return places.filter { place in
            !place.files.filter { seen.insert($0.resolvingSymlinksInPath()).inserted }.isEmpty
        }
    }

    /// Every file and folder that the tool will read. One that does not exist may not be named.
    private var inputs: [URL] {
        ([file] + folders.flatMap { [$0] + schemas(in: $0) }).filter {
            FileManager.default.fileExists(atPath: path($0))
        }
    }

    private func schemas(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
        return names.filter { $0.hasSuffix(".telemetry") && !$0.hasPrefix(".") }.sorted().map {
            folder.appending(path: $0)
        }
    }

    private func path(_ url: URL) -> String {
        let path = url.path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
