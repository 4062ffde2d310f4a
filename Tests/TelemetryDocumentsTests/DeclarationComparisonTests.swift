import TelemetrySchema
import Testing

/// What two schemas have to say about everything that is no event.
@Suite struct DeclarationComparisonTests {
    private func changes(_ old: String, _ new: String) -> [String] {
        TelemetryDocumentsTests.changes(from: "event a\n" + old, to: "event a\n" + new)
    }

    @Test(arguments: [
        ("access public", "access package", "breaking for call sites", "'package', was 'public'"),
        ("access package", "", "breaking for call sites", "'internal', was 'package'"),
        ("", "access public", "compatible", "'public', was 'internal'"),
        ("access package", "access public", "compatible", "'public', was 'package'"),
    ])
    func breaksCallSitesWhereAccessIsLower(
        _ old: String, _ new: String, _ kind: String, _ how: String
    ) {
        let place = new.isEmpty ? "new:1:1" : "new:2:8"
        #expect(
            changes(old, new) == ["\(place): \(kind): the access level of the schema is \(how)"])
    }

    @Test func comparesCategories() {
        #expect(
            changes("category b\n/// It.\ncategory c", "/// Is.\ncategory c\ncategory d") == [
                "new:3:10: compatible: the documentation of category 'c' is another one",
                "new:4:10: compatible: category 'd' is new",
                "old:2:10: breaking for call sites: category 'b' is gone",
            ])
    }

    @Test func comparesEnums() {
        #expect(
            changes("enum B\n  x\nenum C\n  x", "/// It.\nenum C\n  x\nenum D\n  x") == [
                "new:3:6: compatible: the documentation of enum 'C' is another one",
                "new:5:6: compatible: enum 'D' is new",
                "old:2:6: breaking for call sites: enum 'B' is gone",
            ])
    }

    @Test func takesTheWireValueForTheIdentityOfAValue() {
        #expect(
            changes("enum E\n  x\n  y = \"1\"\n  z", "enum E\n  w = \"x\"\n  y = \"2\"\n  z\n  q")
                == [
                    "new:3:3: breaking for call sites: value 'w' of enum 'E' was called 'x'",
                    "new:4:3: breaking for readers: the wire value of value 'y' of enum 'E' is "
                        + "'\"2\"', was '\"1\"'",
                    "new:6:3: compatible: value 'q' of enum 'E' is new",
                ])
        #expect(
            changes("enum E\n  x = 1", "enum E\n  x = \"1\"") == [
                "new:3:3: breaking for readers: the wire value of value 'x' of enum 'E' is "
                    + "'\"1\"', was '1'"
            ])
    }

    @Test func breaksReadersWhereAValueIsNotRetired() {
        let old = "enum E\n  x\n  y = \"why\"\n  z = \"zed\"\n  retired v"
        #expect(
            changes(old, "enum E\n  x\n  retired other = \"zed\"") == [
                "old:4:3: breaking for readers and call sites: value 'y' of enum 'E' is gone; "
                    + "expected 'retired y = \"why\"'",
                "old:5:3: breaking for call sites: value 'z' of enum 'E' is gone and retired",
                "old:6:11: breaking for readers: value 'v' of enum 'E' is no longer retired",
            ])
        #expect(
            changes("enum E\n  x = 1\n  y = 2", "enum E\n  x = 1\n  retired y = 0x2")
                == ["old:4:3: breaking for call sites: value 'y' of enum 'E' is gone and retired"])
    }

    @Test func asksForAnotherNameToBeRetiredWhereTheNameIsInUse() {
        #expect(
            changes("enum E\n  x = 1\n  y = 2", "enum E\n  x = 2") == [
                "new:3:3: breaking for call sites: value 'x' of enum 'E' was called 'y'",
                "old:3:3: breaking for readers and call sites: value 'x' of enum 'E' is gone; "
                    + "expected 'retired … = 1'",
            ])
    }

    @Test func showsADocumentationOfAValueThatIsAnotherOne() {
        #expect(
            changes("enum E\n  /// A.\n  x", "enum E\n  x") == [
                "new:3:3: compatible: the documentation of value 'x' of enum 'E' is another one"
            ])
    }

    @Test func comparesWhoListens() {
        let old = """
            category c
            event b: c
            sink W: c
              writes n
            sink S: c
              on linux, apple
              emits a
            sink T
            source Q
              on apple
            """
        let new = """
            category c
            event b: c
            sink W: c
              writes n
            /// It.
            sink S: all
              forwarded
              reads n
              writes o, m
              on apple, linux
              calls X.y, Z
            sink U: all
            source R
            source Q
              emits b, a
            wiring live: W, S, U
            wiring more: W
            """
        #expect(
            changes(old, new) == [
                "new:7:6: compatible: the list of categories received of sink 'S' is 'all', was 'c'",
                "new:7:6: compatible: the list of states read of sink 'S' is 'n', was none",
                "new:7:6: compatible: the list of states written of sink 'S' is 'm, o', was none",
                "new:7:6: compatible: the forwarding of sink 'S' is 'forwarded', was none",
                "new:7:6: compatible: the list of calls of sink 'S' is 'X.y, Z', was none",
                "new:7:6: compatible: the list of events emitted of sink 'S' is none, was 'a'",
                "new:7:6: compatible: the documentation of sink 'S' is another one",
                "new:13:6: compatible: sink 'U' is new",
                "old:9:6: compatible: sink 'T' is gone",
                "new:14:8: compatible: source 'R' is new",
                "new:15:8: compatible: the list of events emitted of source 'Q' is 'a, b', was none",
                "new:15:8: compatible: the list of platforms of source 'Q' is none, was 'apple'",
                "new:17:8: compatible: the list of sinks of wiring 'live' is 'W, S, U', "
                    + "was 'W, S, T'",
                "new:18:8: compatible: wiring 'more' is new",
            ])
    }

    @Test func showsThatASourceOrAWiringIsGone() {
        #expect(
            changes("sink S\nsource Q\nwiring live: S\nwiring more: S", "sink S\nwiring live: S")
                == [
                    "old:3:8: compatible: source 'Q' is gone",
                    "old:5:8: compatible: wiring 'more' is gone",
                ])
    }
}
