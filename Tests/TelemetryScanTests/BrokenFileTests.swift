import Testing

@testable import TelemetryGenerator

/// Files that do not compile, or are larger than any that people write.
@Suite struct BrokenFileTests {
    @Test(arguments: [
        "\"", "#", "##\"", "\"\"\"", "\"\"\"\n\"", "\"\\", "\"\\(", "\"\\((((", "\"\\(\"", "/*",
        "/*/", "/* /* */",
        "`", "`struct", "#/", "#/\\", "#\"\\#(", "struct", "struct A", "struct A:", "struct A: B",
        "struct A: B,", "struct A<", "struct A<B: C", "struct A: (", "struct A.", "class class",
        "extension A: [", "struct A: B<", "}", ")", "<", ">", "",
    ])
    func endsWithTheFile(_ text: String) {
        for bytes in [Array(text.utf8), Array("struct Real: Proof {}\n\(text)".utf8)] {
            #expect(types(in: bytes).count <= 2)
        }
        #expect(types(in: "struct Real: Proof {}\n\(text)").first == "Real: Proof")
    }

    @Test func takesAStringToEndWithItsLine() {
        #expect(types(in: "let a = \"no end\nstruct Real: Proof {}") == ["Real: Proof"])
    }

    @Test func readsBytesThatAreNoText() {
        let bytes = [0xFF, 0x00, 0xC3] + Array(" struct Real: Proof {} ".utf8) + [0xE2, 0x82]
        #expect(types(in: bytes) == ["Real: Proof"])
    }

    @Test(arguments: ["\"\\(", "(", "<", "/*", "struct A<", "struct A: [", "{", "#\"\\#("])
    func readsAHundredThousandLevels(_ text: String) {
        let deep = Array(String(repeating: text, count: 100_000).utf8)
        #expect(types(in: deep).count <= 100_000)
    }

    @Test func takesTimeInProportionToTheText() {
        let unit = Array(
            """
            /// A sink. /* no comment
            struct Lines<Value: Sendable>: Other, TelemetrySink { let text = "\\(f("a"))" }

            """.utf8)
        let clock = ContinuousClock()
        func time(_ count: Int) -> Duration {
            let text = Array(repeatElement(unit, count: count).joined())
            // The shortest of three: other tests run at the same time.
            return (1...3).map { _ in clock.measure { _ = types(in: text) } }.min() ?? .zero
        }
        let (small, large) = (time(500), time(5_000))
        #expect(large < small * 25)
    }
}
