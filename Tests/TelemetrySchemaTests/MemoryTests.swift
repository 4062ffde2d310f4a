import Testing

@testable import TelemetrySchema

/// What there are tens of thousands of in a large schema stays small.
@Suite struct MemoryTests {
    @Test func keepsATokenIn32Bytes() {
        #expect(MemoryLayout<Token>.stride <= 32)
    }

    @Test func keepsAFieldInTheRoomThatItsSyntaxLeaves() {
        #expect(MemoryLayout<Field>.stride <= MemoryLayout<FieldSyntax>.stride)
    }

    @Test func placesWhatIsTooFarAwayAtTheLastPlace() {
        let position = SourcePosition(file: 0, line: .max, column: .max)
        #expect(position.line == Int(UInt32.max))
        #expect(position.column == Int(UInt32.max))
    }

    @Test(arguments: [("aB_c", "abc"), ("ABC", "abc"), ("ÄB_c", "äbc"), ("_", "")])
    func foldsNamesToWhatTheyShare(_ name: String, _ folded: String) {
        #expect(FoldedName(name) == FoldedName(folded))
    }
}
