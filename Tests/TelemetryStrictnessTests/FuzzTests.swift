import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema
import Testing

/// Whatever the bytes are: no crash, no hang, and either a schema or the reason why there is none.
@Suite struct FuzzTests {
    @Test func acceptsOrExplainsEveryRandomSchema() {
        var accepted = 0
        for seed in 0..<2000 as Range<UInt64> {
            let text = RandomSchema.text(seed: seed)
            if isAccepted(Array(text.utf8), "seed \(seed)") { accepted += 1 }
        }
        // Both ways have to be well trodden.
        #expect((200..<1800).contains(accepted))
    }

    @Test func acceptsOrExplainsEveryDamagedRandomSchema() {
        var numbers = SeededNumbers(seed: 7)
        for seed in 0..<2000 as Range<UInt64> {
            let bytes = Array(RandomSchema.text(seed: seed).utf8)
            _ = isAccepted(Mutation.mutated(bytes, &numbers), "damaged seed \(seed)")
        }
    }

    @Test func acceptsOrExplainsEveryDamagedPieceOfTheCorpus() throws {
        let catalogues = "../TelemetryGeneratorTests/Catalogues"
        let corpus = try [
            "\(catalogues)/element.telemetry", "\(catalogues)/fenix.telemetry",
            "Fixtures/Rich.telemetry",
        ].map { Array(try Data(contentsOf: Fixture.url($0))) }
        var numbers = SeededNumbers(seed: 11)
        for round in 0..<5000 {
            let whole = numbers.pick(corpus)
            // A piece is as good as the whole and is read in a fraction of the time.
            let start = Int.random(in: whole.indices, using: &numbers)
            let piece = Array(whole[start..<min(whole.count, start + 1500)])
            _ = isAccepted(Mutation.mutated(piece, &numbers), "round \(round)")
        }
    }

    @Test func generatesOnlyWhatCompiles() throws {
        let folder = try TemporaryFolder()
        let names = /\b(?:Telemetry(?:Event|Wiring)|_\w+Import)\b/.wordBoundaryKind(.simple)
        var files: [URL] = []
        for seed in 0..<150 as Range<UInt64> where files.count < 80 {
            guard let generated = try? GeneratedSchema(RandomSchema.text(seed: seed)) else {
                continue
            }
            // Forty schemas in one module, each with names of its own for what is generated.
            for (kind, text) in [("E", generated.output.events), ("W", generated.output.wiring)] {
                let own = text.replacing(names) { "\($0.output)\(seed)" }
                try folder.write(own, to: "\(kind)\(seed).swift")
                files.append(folder.url("\(kind)\(seed).swift"))
            }
        }
        let run = try SwiftCompiler.check(files, SwiftCompiler.strict + ["-wmo"])
        #expect(run.errorLines.filter { $0.contains("error: ") } == [])
        #expect(run.exitCode == 0)
    }

    /// Whether there is a schema; that there is one, or else an error, and that everything that is
    /// said points into the file.
    private func isAccepted(_ bytes: [UInt8], _ what: String) -> Bool {
        let reading = SchemaPipeline.read([SourceFile(path: "Fuzzed.telemetry", bytes: bytes)])
        let hasErrors = reading.diagnostics.contains { $0.severity == .error }
        if (reading.schema == nil) != hasErrors { Issue.record("\(what): neither or both") }
        let lines = lineLengths(bytes)
        for diagnostic in reading.diagnostics {
            let places = [diagnostic.position] + diagnostic.notes.map(\.position)
            let isInside = places.allSatisfy { place in
                lines.indices.contains(place.line - 1)
                    && (1...lines[place.line - 1] + 1).contains(place.column)
            }
            if !isInside { Issue.record("\(what): \(diagnostic) is outside") }
        }
        if let schema = reading.schema { _ = SchemaPipeline.emit(schema, module: "Fuzzed") }
        return reading.schema != nil
    }

    /// The number of bytes of each line, as LF, CRLF and CR end them.
    private func lineLengths(_ bytes: [UInt8]) -> [Int] {
        var lengths = [0]
        for (index, byte) in bytes.enumerated() {
            if byte == 10, index > 0, bytes[index - 1] == 13 { continue }
            if byte == 10 || byte == 13 {
                lengths.append(0)
            } else {
                lengths[lengths.count - 1] += 1
            }
        }
        return lengths
    }
}
