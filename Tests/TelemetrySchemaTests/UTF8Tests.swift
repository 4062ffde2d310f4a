import Testing

@testable import TelemetrySchema

@Suite struct UTF8Tests {
    private func damage(_ bytes: [UInt8]) -> [Int] {
        TextChecker(bytes).damage.map(\.offset)
    }

    @Test(arguments: ["\u{1}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10FFFF}"])
    func acceptsTheFirstAndLastScalarOfEveryLength(_ text: String) {
        #expect(damage(Array(text.utf8)) == [])
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE],
            [0xE2, 0x82], [0xF0, 0x9F, 0x98],
        ] as [[UInt8]])
    func refusesOverlongCutOffAndImpossibleSequencesOnce(_ bytes: [UInt8]) {
        #expect(damage([0x61] + bytes + [0x61]) == [1])
    }

    @Test func findsValidTextRightBehindInvalidBytes() {
        #expect(damage([0xE2, 0x82, 0xC3, 0xA9, 0xFF]) == [0, 4])
    }
}
