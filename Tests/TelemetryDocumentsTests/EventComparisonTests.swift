import TelemetryGenerator
import TelemetrySchema
import Testing

/// What two schemas have to say about events.
@Suite struct EventComparisonTests {
    @Test func saysNothingAboutASchemaThatSaysTheSame() {
        let text = """
            access public
            /// It.
            category business
            category other
            enum Size
              small = 1
              retired large = 2
            event opened: business, other
              as "is open"
              size: Size? = .small
              text: String = "a" max 5
            """
        let reordered = """
            event opened: other, business
              as "is open"
              size: Size? = small
              // A comment.
              text: String = "\\u{61}" private max 0x5
            enum Size
              retired large = 0x2
              small = 0b1
            category other
            /// It.
            category business
            access public
            """
        #expect(changes(from: text, to: text) == [])
        #expect(changes(from: text, to: reordered) == [])
    }

    @Test func showsWhatIsNew() {
        #expect(
            changes(from: "event a", to: "event a\n\nevent b\n  x: Int")
                == ["new:3:7: compatible: event 'b' is new"])
    }

    @Test func breaksReadersWhereAnEventIsNotRetired() {
        #expect(
            changes(from: "event a\nevent b", to: "event a") == [
                "old:2:7: breaking for readers and call sites: event 'b' is gone; "
                    + "expected 'retired event b'"
            ])
        #expect(
            changes(from: "event a\nevent b\n  as \"b \\\"1\\\"\"", to: "event a") == [
                "old:2:7: breaking for readers and call sites: event 'b' is gone; "
                    + #"expected 'retired event b as "b \"1\""'"#
            ])
        // A quote with a combining mark is another character than a quote.
        #expect(
            changes(from: "event a\nevent b\n  as \"b \\\"\u{301}\"", to: "event a") == [
                "old:2:7: breaking for readers and call sites: event 'b' is gone; "
                    + "expected 'retired event b as \"b \\\"\u{301}\"'"
            ])
    }

    @Test func breaksCallSitesWhereAnEventIsRetired() {
        #expect(
            changes(from: "event a\nevent b", to: "event a\nretired event b")
                == ["old:2:7: breaking for call sites: event 'b' is gone and retired"])
    }

    @Test(arguments: ["deprecated", "deprecated \"why\"", "renamed a"])
    func breaksNobodyWhereARetiredEventHadAWarning(_ warning: String) {
        let old = "event a\nevent b\n  \(warning)"
        #expect(
            changes(from: old, to: "event a\nretired event b")
                == ["old:2:7: compatible: event 'b' is gone and retired"])
        #expect(
            changes(from: old, to: "event a") == [
                "old:2:7: breaking for readers: event 'b' is gone; expected 'retired event b'"
            ])
    }

    @Test func wantsTheNameOnTheWireToBeRetired() {
        let old = "event a\nevent b\n  as \"b1\"\n  deprecated"
        #expect(
            changes(from: old, to: "event a\nretired event b") == [
                "old:2:7: breaking for readers: event 'b' is gone; "
                    + "expected 'retired event b as \"b1\"'",
                "new:2:15: compatible: event 'b' is retired",
            ])
        #expect(
            changes(from: old, to: "event a\nretired event c as \"b1\"")
                == ["old:2:7: compatible: event 'b' is gone and retired"])
    }

    @Test func asksForAnotherNameToBeRetiredWhereTheNameIsInUse() {
        #expect(
            changes(
                from: "event a_a\n  as \"1\"\nevent b\n  as \"2\"", to: "event aA\n  as \"2\"") == [
                    "new:1:7: breaking for call sites: event 'aA' was called 'b'",
                    "old:1:7: breaking for readers and call sites: event 'a_a' is gone; "
                        + "expected 'retired event … as \"1\"'",
                ])
        #expect(
            changes(from: "event a\nevent b", to: "event a\n  as \"b\"") == [
                "new:1:7: breaking for call sites: event 'a' was called 'b'",
                "old:1:7: breaking for readers and call sites: event 'a' is gone; "
                    + "expected 'retired event … as \"a\"'",
            ])
    }

    @Test func takesTheNameOnTheWireForTheIdentity() {
        #expect(
            changes(from: "event a\n  x: Int", to: "event b\n  as \"a\"\n  x: String public") == [
                "new:1:7: breaking for call sites: event 'b' was called 'a'",
                "new:3:3: breaking for readers and call sites: the type of field 'x' of "
                    + "event 'b' is 'String', was 'Int'",
            ])
        #expect(
            changes(from: "event a\nevent b", to: "event a\n  as \"b\"\nevent b\n  as \"a\"") == [
                "new:1:7: breaking for call sites: event 'a' was called 'b'",
                "new:3:7: breaking for call sites: event 'b' was called 'a'",
            ])
    }

    @Test func breaksReadersWhereTheNameOnTheWireIsAnotherOne() {
        #expect(
            changes(from: "event a\n  as \"a1\"", to: "event a\n  as \"a2\\n|<script>\"") == [
                "new:1:7: breaking for readers: the wire name of event 'a' is "
                    + "'a2\\u{A}|<script>', was 'a1'"
            ])
    }

    @Test func tellsTextsApartThatAreOnlyEquivalent() {
        #expect(
            changes(from: "event a\n  as \"\u{E9}\"", to: "event a\n  as \"e\u{301}\"") == [
                #"new:1:7: breaking for readers: the wire name of event 'a' is 'e\u{301}', "#
                    + #"was '\u{E9}'"#
            ])
    }

    @Test func showsARenameAsOne() {
        #expect(
            changes(
                from: "event a\n  x: Int", to: "event a\n  renamed b\n  x: Int\nevent b\n  x: Int")
                == ["new:1:7: compatible: event 'a' is renamed to 'b'"])
    }

    @Test func showsARenameThatKeepsTheNameOnTheWireAsOne() {
        let new = "event b\n  as \"a\"\n  x: Int\nevent a\n  as \"a.old\"\n  renamed b\n"
        #expect(
            changes(from: "event a\n  x: Int", to: new + "  x: Int")
                == ["new:4:7: compatible: event 'a' is renamed to 'b'"])
        #expect(
            changes(from: "event a\n  x: Int", to: new + "  x: Int8") == [
                "new:4:7: compatible: event 'a' is renamed to 'b'",
                "new:7:3: breaking for call sites: the type of field 'x' of event 'a' is 'Int8', "
                    + "was 'Int'",
            ])
        #expect(
            changes(from: "event a\n  x: Int", to: new) == [
                "new:4:7: compatible: event 'a' is renamed to 'b'",
                "old:2:3: breaking for call sites: field 'x' of event 'a' is gone",
            ])
    }

    @Test func breaksNobodyWhereTheEventOfTheOldNameCanBeObservedAsBefore() {
        let new = "event b\n  as \"a\"\n  x: Int\n  y: Int\nevent a\n  as \"1\"\n  renamed b\n"
        #expect(
            changes(from: "event a\n  x: Int", to: new + "  x: Int? = 3\n  z: Int = 0") == [
                "new:5:7: compatible: event 'a' is renamed to 'b'",
                "new:4:3: compatible: field 'y' of event 'b' is new",
            ])
        #expect(
            changes(from: "event a\n  x: Int8", to: new + "  x: Int8") == [
                "new:5:7: compatible: event 'a' is renamed to 'b'",
                "new:3:3: breaking for readers: the type of field 'x' of event 'b' is 'Int', "
                    + "was 'Int8'",
                "new:4:3: compatible: field 'y' of event 'b' is new",
            ])
    }

    @Test func showsARenameOnceWhereTheOldNameGoesToAnOldEvent() {
        #expect(
            changes(
                from: "event a\nevent z\n  as \"1\"",
                to: "event b\n  as \"a\"\nevent a\n  as \"1\"\n  renamed b") == [
                    "new:3:7: breaking for call sites: event 'a' was called 'z'",
                    "new:3:7: compatible: event 'a' is renamed to 'b'",
                ])
    }

    @Test func showsThatARenameIsTakenBack() {
        #expect(
            changes(from: "event a\n  renamed b\nevent b", to: "event a\nevent b")
                == ["new:1:7: compatible: the new name of event 'a' is none, was 'b'"])
    }

    @Test func showsEverythingElseThatIsSaidAboutAnEvent() {
        let old = "category c\ncategory d\nevent a: c\n  owner \"one\""
        let new = """
            category c
            category d
            /// It.
            event a: d, c
              level error
              owner "two\\u{1B}"
              deprecated "use \\"b\\""
              expires 2028-02-29
            """
        #expect(
            changes(from: old, to: new) == [
                "new:4:7: compatible: the level of event 'a' is 'error', was 'info'",
                "new:4:7: compatible: the owner of event 'a' is 'two\\u{1B}', was 'one'",
                "new:4:7: compatible: the list of categories of event 'a' is 'c, d', was 'c'",
                "new:4:7: compatible: the deprecation of event 'a' is "
                    + #"'deprecated "use \"b\""', was none"#,
                "new:4:7: compatible: the last day of event 'a' is '2028-02-29', was none",
                "new:4:7: compatible: the documentation of event 'a' is another one",
            ])
    }

    @Test func comparesTenThousandEventsQuickly() {
        let old = (0..<10_000).map { "event a\($0)\n  x: Int\n" }.joined()
        let new = (0..<10_000).map { "event b\($0)\n  as \"a\($0)\"\n  y: Int\n" }.joined()
        var count = 0
        let time = ContinuousClock().measure { count = changes(from: old, to: new).count }
        #expect(count == 30_000)
        #expect(time < .seconds(20))
    }
}
