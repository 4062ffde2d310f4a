import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema

/// A schema that says inside it what is to be said about it.
///
/// The lines below an offending line hold a caret under the offending word and the words;
/// what belongs to the first column is written `//< error: …`.
struct ExpectedDiagnostics {
    /// `line:column: words`, sorted.
    let expected: [String]
    /// The same for what is said.
    let actual: [String]

    init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        expected = Self.expectations(in: lines.map(Array.init)).sorted()
        let bytes = Self.schema(in: lines.map(Array.init))
        let reading = SchemaPipeline.read([SourceFile(path: "", bytes: bytes)])
        let diagnostics = reading.diagnostics + Self.judgedLater(reading.schema, bytes)
        let renderer = DiagnosticRenderer(paths: ["", ""])
        actual = diagnostics.flatMap(renderer.lines).map { String($0.dropFirst()) }.sorted()
    }

    /// What is judged only where somebody asks for it, as the schema then does in comments.
    private static func judgedLater(_ schema: Schema?, _ bytes: [UInt8]) -> [Diagnostic] {
        guard let schema else { return [] }
        let expired = today(in: bytes).map(schema.expiredEvents) ?? []
        let swift = SourceFile(path: "", bytes: swiftSource(in: bytes))
        let hasSwift = swift.bytes.contains { $0 > UInt8(ascii: " ") }
        return expired + difference(in: bytes) + broken(schema, bytes)
            + (hasSwift ? SinkScan(schema, own: [swift], dependencies: []).diagnostics() : [])
    }

    /// The file without what it says about itself, which would come between other lines.
    private static func schema(in lines: [[UInt8]]) -> [UInt8] {
        let said = lines.filter { expectation(in: $0) == nil }
        return Array(said.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static func expectations(in lines: [[UInt8]]) -> [String] {
        var expectations: [String] = []
        var offending = 0
        var start = 0
        for line in lines {
            guard let (column, words) = expectation(in: line) else {
                offending += 1
                start = text(line).hasPrefix(beforeMark) ? beforeMark.count : 0
                continue
            }
            expectations.append("\(max(offending, 1)):\(column - start): \(words)")
        }
        return expectations
    }

    private static func expectation(in line: [UInt8]) -> (column: Int, words: String)? {
        if line.starts(with: Array("//< ".utf8)) { return (1, text(line.dropFirst(4))) }
        guard line.starts(with: Array("//".utf8)),
            let caret = line.firstIndex(of: UInt8(ascii: "^")),
            line[2..<caret].allSatisfy({ $0 == UInt8(ascii: " ") })
        else { return nil }
        return (caret + 1, text(line[caret...].dropFirst(2)))
    }

    /// Where a schema with a line `// format` is not formatted.
    private static func difference(in bytes: [UInt8]) -> [Diagnostic] {
        guard
            bytes.split(separator: UInt8(ascii: "\n")).contains(where: { text($0) == "// format" })
        else { return [] }
        let formatting = SchemaPipeline.format(SourceFile(path: "", bytes: bytes))
        return formatting.formatted?.difference.map { [$0] } ?? []
    }

    /// The day that a schema names in a line `// today: 2027-06-01`.
    private static func today(in bytes: [UInt8]) -> CalendarDate? {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map(text)
        return lines.first { $0.hasPrefix("// today: ") }
            .flatMap { CalendarDate(String($0.dropFirst(10))) }
    }

    private static let beforeMark = "// before: "

    /// What a schema breaks that relies on the one in its lines `// before: …`, which keeps its
    /// lines; columns count from behind the mark.
    private static func broken(_ schema: Schema, _ bytes: [UInt8]) -> [Diagnostic] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map(text)
        let before = lines.map {
            $0.hasPrefix(beforeMark) ? String($0.dropFirst(beforeMark.count)) : ""
        }
        let source = SourceFile(path: "", bytes: Array(before.joined(separator: "\n").utf8))
        guard let old = SchemaPipeline.read([source]).schema else { return [] }
        return SchemaComparison(old: old, new: schema).changes().compactMap {
            $0.diagnostic(oldFiles: 1)
        }
    }

    /// What stands in lines `// swift: …`, at the lines and columns where it stands.
    private static func swiftSource(in bytes: [UInt8]) -> [UInt8] {
        let mark = "// swift: "
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map(text)
        let source = lines.map { line in
            line.hasPrefix(mark)
                ? String(repeating: " ", count: mark.count) + line.dropFirst(mark.count) : ""
        }
        return Array(source.joined(separator: "\n").utf8)
    }

    private static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: Array(bytes), as: UTF8.self)
    }
}
