import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct DeterminismTests {
    private static let base = (1...40).map { index in
        """
        /// Number \(index).
        event event\(index): category\(index % 7), category\(index % 5 + 7)
          size: Size\(index % 3)? = nil
          text\(index): [String] max \(index)

        """
    }.joined()

    private static let names =
        (0..<12).map { "category category\($0)\n" }.joined()
        + (0..<3).map { "enum Size\($0)\n  small\n  large = \"l\"\n" }.joined()

    private static let sinks = """
        sink Writer: category1, category2
          writes one, two, three
        sink Reader
          reads two, one
          calls A.b, C.d
          on linux, apple
        wiring live: Writer, Reader
        wiring widget: Writer
        """

    private static let damaged = (1...20).map { index in
        "event event\(index): categry\(index % 3), category9\n  text: Strng\n  text: Int = x\n"
    }.joined()

    /// Both files as bytes, because a string is equal to another spelling of its letters.
    private func output(_ texts: [String], order: [Int]) -> [[UInt8]]? {
        let files = order.map { SourceFile(path: "\($0)", bytes: Array(texts[$0].utf8)) }
        guard let schema = SchemaPipeline.read(files).schema else { return nil }
        let output = SchemaPipeline.emit(schema, module: "Game")
        return [output.events, output.wiring].map { Array($0.utf8) }
    }

    @Test func emitsTheSameBytesInEveryRunAndForEveryOrderOfFiles() throws {
        let texts = [Self.base, Self.names, Self.sinks]
        let first = try #require(output(texts, order: [0, 1, 2]))
        let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]]
        for run in 0..<20 {
            #expect(output(texts, order: orders[run % 4]) == first)
        }
    }

    @Test(arguments: ["\r\n", "\r"])
    func emitsTheSameBytesForEveryLineEnding(_ ending: String) throws {
        let texts = [Self.base, Self.names, Self.sinks]
        let endings = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let others = endings.map { $0.joined(separator: ending) }
        let order = [0, 1, 2]
        let plain = try #require(output(texts, order: order))
        #expect(output(others, order: order) == plain)
    }

    @Test func emitsTheSameBytesWithAByteOrderMarkTabsAndTrailingBlanks() throws {
        let text = "/// It began.\nevent began\n  level debug\n  x: Int = 5 public\n"
        let other =
            "\u{FEFF}///\tIt began.  \nevent\tbegan  // here\n\n\n\tlevel \t debug\t\n\t\tx :Int=5 public"
        let plain = try #require(output([text], order: [0]))
        let documented = other.split(separator: "\t", maxSplits: 1).joined(separator: " ")
        #expect(output([documented], order: [0]) == plain)
    }

    @Test func saysTheSameInEveryRun() {
        let first = said(about: Self.damaged + Self.names)
        #expect(first.count > 60)
        for _ in 0..<20 { #expect(said(about: Self.damaged + Self.names) == first) }
    }
}
