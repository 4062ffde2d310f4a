import Foundation
import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite struct EscapingTests {
    /// What Unicode 16 calls `Cc`, `Zl`, `Zp` or `Bidi_Control`, and what JSON cannot hold.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x22, 0x5C, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E,
            0x2066...0x2069:
            true
        default: false
        }
    }

    /// One of every scalar that could matter, at every distance from the start of a word.
    @Test(arguments: 0..<9)
    func escapesExactlyTheCharactersThatMislead(offset: Int) throws {
        for value in (0..<0x3000).map(UInt32.init) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(repeating: "x", count: offset) + String(scalar) + "yyyyyyyyyy"
            let json = render(text, .json)
            let wasEscaped = json.contains("\\")
            if wasEscaped != Self.mustBeEscaped(scalar) {
                Issue.record("U+\(String(value, radix: 16)) at \(offset): \(json)")
            }
        }
    }

    @Test func jsonReadsBackWhatWasEscaped() throws {
        let text = String(String.UnicodeScalarView((0..<0x1_1000).compactMap(Unicode.Scalar.init)))
        let data = Data(("\"" + render(text, .json) + "\"").utf8)
        let parsed = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        // Compared by scalars: strings are equal already where they are canonically equivalent.
        #expect((parsed as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }

    @Test func swiftStyleUsesTheEscapesOfSwiftSource() {
        #expect(
            render("\u{0}\n\r\t\"\\\u{7F}\u{85}\u{2028}\u{202E}", .swift)
                == #"\u{00}\n\r\t\"\\\u{7F}\u{85}\u{2028}\u{202E}"#)
    }

    @Test(arguments: 0...40)
    func cutsBetweenCharactersAndNeverInsideAnEscape(room: Int) {
        let text = "aä\n€\u{202E}😀\u{1}z"
        let pieces = ["a", "ä", "\\n", "€", "\\u202E", "😀", "\\u0001", "z"]
        let all = pieces.joined()
        var expected = ""
        for piece in pieces {
            guard expected.utf8.count + piece.utf8.count <= room else { break }
            expected += piece
        }
        #expect(render(text, .json, stringEnd: room) == (expected == all ? all : expected + "…"))
    }

    private func render(_ text: String, _ style: EscapeStyle, stringEnd: Int = .max) -> String {
        let capacity = text.utf8.count * 8 + 8
        return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) {
            var line = LineBuffer($0)
            line.stringEnd = stringEnd
            text.withContiguousBytes { line.append(escaping: $0, style) }
            return String(decoding: line.bytes, as: UTF8.self)
        }
    }
}
