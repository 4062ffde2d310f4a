import Testing

@testable import TelemetrySinks

@Suite struct LineOrderTests {
    @Test func endsATornLineBeforeTheNext() {
        #expect(delivered([.torn(error: 28), .written, .written]) == ["a\n", "\na\n", "a\n"])
    }

    /// Torn, refused for a while, then there is room again.
    @Test func endsATornLineAlsoWhereTheNextWasRefused() {
        let outcomes: [WriteOutcome] = [
            .torn(error: 28), .refused(error: 28), .refused(error: 28), .written, .written,
        ]
        #expect(delivered(outcomes) == ["a\n", "\na\n", "\na\n", "\na\n", "a\n"])
    }

    @Test func leavesTheLinesOfAnotherDescriptorAlone() {
        #expect(delivered([.torn(error: 28)]) == ["a\n"])
        #expect(delivered([.written]) == ["a\n"])
    }

    /// What one stream handed over, one short line for each outcome.
    private func delivered(_ outcomes: [WriteOutcome]) -> [String] {
        let order = LineOrder()
        var lines: [String] = []
        for outcome in outcomes {
            let isDelivered = LineSender.send(limit: 100) { line, _ in
                line.append("a\n")
            } by: { line, _ in
                _ = order.write(line) {
                    lines.append(String(decoding: $0, as: UTF8.self))
                    return outcome
                }
            }
            #expect(isDelivered)
        }
        return lines
    }
}
