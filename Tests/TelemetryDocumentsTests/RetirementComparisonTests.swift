import Testing

/// What two schemas have to say about events that are retired.
@Suite struct RetirementComparisonTests {
    @Test func saysAsWhatANameIsRetiredThatWasRetiredAsSomethingElse() {
        #expect(
            changes(from: "event a\nretired event b", to: "event a\nretired event b as \"1\"") == [
                "new:2:15: compatible: event 'b' is retired as '1'",
                "old:2:15: breaking for readers: event 'b' is no longer retired as 'b'",
            ])
        #expect(
            changes(from: "event a", to: "event a\nretired event b as \"1\"")
                == ["new:2:15: compatible: event 'b' is retired as '1'"])
    }

    @Test func showsWhatIsRetiredAndNoLongerRetired() {
        #expect(
            changes(from: "event a\nretired event b", to: "event a\nretired event c") == [
                "new:2:15: compatible: event 'c' is retired",
                "old:2:15: breaking for readers: event 'b' is no longer retired",
            ])
    }

    /// What it was on the wire stays retired, so no reader sees it come back.
    @Test func showsThatARetiredNameMayComeBack() {
        #expect(
            changes(
                from: "event a\nretired event y as \"z\"",
                to: "event a\nretired event q as \"z\"\nevent y") == [
                    "new:3:7: compatible: event 'y' is new",
                    "new:2:15: compatible: event 'q' is retired as 'z'",
                    "old:2:15: compatible: event 'y' is no longer retired by its name",
                ])
    }

    @Test func saysNothingOfARetiredNameWrittenInAnotherWay() {
        #expect(
            changes(
                from: "event a\nretired event y_x as \"z\"",
                to: "event a\nretired event yX as \"z\"") == [])
    }
}
