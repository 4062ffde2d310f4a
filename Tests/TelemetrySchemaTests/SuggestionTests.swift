import Testing

@testable import TelemetrySchema

@Suite struct SuggestionTests {
    private func nearest(_ word: String, _ candidates: String...) -> String? {
        Suggestions().nearest(to: word, among: candidates)
    }

    @Test func findsANameWithOneLetterMoreLessOtherOrSwapped() {
        #expect(nearest("evnt", "event") == "event")
        #expect(nearest("evvent", "event") == "event")
        #expect(nearest("evemt", "event") == "event")
        #expect(nearest("evetn", "event") == "event")
    }

    @Test func ignoresCase() {
        #expect(nearest("STRING", "Bool", "String") == "String")
    }

    @Test func prefersTheNearestAndThenTheFirst() {
        #expect(nearest("countr", "contr", "counter") == "contr")
        #expect(nearest("ab1", "ab2", "ab3") == "ab2")
        #expect(nearest("counts", "mounts", "count", "Counts") == "Counts")
    }

    @Test func staysSilentWhereNothingIsNear() {
        #expect(nearest("path", "business", "level") == nil)
        #expect(nearest("x", "abc") == nil)
        #expect(nearest("x", "a", "xy") == nil)
        #expect(nearest("ab", "ac") == nil)
        #expect(nearest("b", "B") == "B")
        #expect(nearest("path") == nil)
    }

    @Test func staysSilentAboutAWordThatNobodyMistyped() {
        #expect(
            nearest(String(repeating: "a", count: 65), String(repeating: "a", count: 64)) == nil)
    }

    @Test func stopsLookingAfterEnoughComparisons() {
        let suggestions = Suggestions()
        let names = (0..<10_000).map { "someEvent\($0)" }
        let found = (0..<100).map { suggestions.nearest(to: "someEvnet\($0)", among: names) }
        #expect(found[0] == "someEvent0")
        #expect(found[99] == nil)
    }
}
