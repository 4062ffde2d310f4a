import TelemetrySchema
import Testing

/// What two schemas have to say about the fields of an event.
@Suite struct FieldComparisonTests {
    private static let enums = """
        enum Size
          s
          m
        enum Length
          long = "m"
        enum Width
          wide
        enum Count
          one = 1

        """

    /// What changes from one field called `x` to another, without its place.
    private func changes(_ old: String, _ new: String) -> [String] {
        let event = Self.enums + "event a\n  y: Int\n  "
        return TelemetryDocumentsTests.changes(from: event + old, to: event + new).map {
            String($0[($0.firstRange(of: ": ")?.upperBound ?? $0.startIndex)...])
        }
    }

    @Test(arguments: [
        ("Int", "Int32", "call sites"), ("Int32", "Int64", "readers and call sites"),
        ("UInt8", "Int16", "readers and call sites"), ("Int16", "UInt8", "call sites"),
        ("Int64", "Int", "call sites"), ("Int", "UInt", "readers and call sites"),
        ("Double", "Float", "call sites"), ("Float", "Double", "readers and call sites"),
        ("Int", "Double", "readers and call sites"), ("Double", "Int", "readers and call sites"),
        ("Int", "Bool", "readers and call sites"), ("Int", "[Int]", "readers and call sites"),
        ("[Int]?", "Int?", "readers and call sites"), ("[Int]", "[Int8]", "call sites"),
        ("Int", "Int?", "readers"), ("Int?", "Int", "call sites"),
        ("Int?", "Int8", "call sites"), ("Int", "Int8?", "readers and call sites"),
        ("Size", "Length", "call sites"), ("Length", "Size", "readers and call sites"),
        ("Size", "Width", "readers and call sites"), ("Size", "Count", "readers and call sites"),
        ("Size", "Size?", "readers"), ("Size", "Int", "readers and call sites"),
    ])
    func judgesAnotherType(_ old: String, _ new: String, _ parties: String) {
        #expect(
            changes("x: \(old)", "x: \(new)") == [
                "breaking for \(parties): the type of field 'x' of event 'a' is '\(new)', "
                    + "was '\(old)'"
            ])
    }

    @Test(arguments: [
        ("Int", "Int = 3", "compatible: the default", "'3', was none"),
        ("Int = 0x3", "Int = 4", "compatible: the default", "'4', was '3'"),
        ("Int? = nil", "Int?", "breaking for call sites: the default", "none, was 'nil'"),
        ("Size = s", "Size = .m", "compatible: the default", "'m', was 's'"),
        ("[Int] = []", "[Int]", "breaking for call sites: the default", "none, was '[]'"),
        ("Bool = true", "Bool = false", "compatible: the default", "'false', was 'true'"),
        (
            "String = \"nil\"", "String = \"\\\"\"", "compatible: the default",
            #"'"\""', was '"nil"'"#
        ),
        ("Int", "Int unit ms", "compatible: the unit", "'ms', was none"),
        (
            "Int unit ms", "Int unit s", "breaking for readers and call sites: the unit",
            "'s', was 'ms'"
        ),
        ("Int unit ms", "Int", "breaking for readers and call sites: the unit", "none, was 'ms'"),
        ("[Int]", "[Int] max 5", "breaking for call sites: the maximum", "'5', was none"),
        ("[Int] max 5", "[Int] max 4", "breaking for call sites: the maximum", "'4', was '5'"),
        ("[Int] max 5", "[Int] max 6", "breaking for readers: the maximum", "'6', was '5'"),
        ("[Int] max 5", "[Int]", "breaking for readers: the maximum", "none, was '5'"),
        ("Int", "Int private", "breaking for readers: the privacy", "'private', was 'public'"),
        ("Int", "Int sensitive", "breaking for readers: the privacy", "'sensitive', was 'public'"),
        (
            "UUID", "UUID sensitive", "breaking for readers: the privacy",
            "'sensitive', was 'private'"
        ),
        ("UUID", "UUID public", "breaking for readers: the privacy", "'public', was 'private'"),
        ("URL sensitive", "URL", "breaking for readers: the privacy", "'private', was 'sensitive'"),
        ("Int sensitive", "Int", "breaking for readers: the privacy", "'public', was 'sensitive'"),
        (
            "[Int] sensitive max 5", "[Int] sensitive", "compatible: the maximum",
            "none, was '5'"
        ),
        ("Int sensitive", "Int? sensitive", "compatible: the type", "'Int?', was 'Int'"),
        (
            "Int unit s sensitive", "Int sensitive", "breaking for call sites: the unit",
            "none, was 's'"
        ),
        ("Int", "Int deprecated", "compatible: the deprecation", "'deprecated', was none"),
        (
            "Int deprecated", "Int deprecated \"why\"", "compatible: the deprecation",
            "'deprecated \"why\"', was 'deprecated'"
        ),
        ("Int", "Int as \"the x\"", "breaking for readers: the wire key", "'the x', was 'x'"),
    ])
    func judgesWhatIsSaidAboutAField(_ old: String, _ new: String, _ what: String, _ how: String) {
        #expect(
            changes("x: \(old)", "x: \(new)") == ["\(what) of field 'x' of event 'a' is \(how)"])
    }

    @Test func showsADocumentationThatIsAnotherOne() {
        #expect(
            changes("x: Int", "/// It.\n  x: Int")
                == ["compatible: the documentation of field 'x' of event 'a' is another one"])
    }

    @Test func takesTheKeyForTheIdentity() {
        #expect(
            changes("x: Int", "z: Int as \"x\"")
                == ["breaking for call sites: field 'z' of event 'a' was called 'x'"])
    }

    @Test func breaksCallSitesWhereANewFieldHasNoDefault() {
        #expect(
            changes("x: Int", "x: Int\n  z: Int?")
                == ["breaking for call sites: field 'z' of event 'a' is new"])
        #expect(
            changes("x: Int", "x: Int\n  z: Int = 0")
                == ["compatible: field 'z' of event 'a' is new"])
    }

    @Test func breaksCallSitesWhereAnEventGetsItsFirstField() {
        #expect(
            TelemetryDocumentsTests.changes(from: "event a", to: "event a\n  x: Int = 0")
                == ["new:2:3: breaking for call sites: field 'x' of event 'a' is new"])
    }

    @Test func breaksReadersWhereAFieldIsNotRetired() {
        #expect(
            changes("x: Int as \"the x\"", "z: Int = 0") == [
                "compatible: field 'z' of event 'a' is new",
                "breaking for readers and call sites: field 'x' of event 'a' is gone; "
                    + "expected 'retired x as \"the x\"'",
            ])
        #expect(
            changes("x: Int", "retired x")
                == ["breaking for call sites: field 'x' of event 'a' is gone and retired"])
    }

    @Test func asksForAnotherNameToBeRetiredWhereTheNameIsInUse() {
        #expect(
            changes("x: Int as \"1\"\n  z: Int", "x: Int as \"z\"") == [
                "breaking for call sites: field 'x' of event 'a' was called 'z'",
                "breaking for readers and call sites: field 'x' of event 'a' is gone; "
                    + "expected 'retired … as \"1\"'",
            ])
    }

    @Test func showsWhatIsRetiredAndNoLongerRetired() {
        #expect(
            changes("retired z", "retired q") == [
                "compatible: field 'q' of event 'a' is retired",
                "breaking for readers: field 'z' of event 'a' is no longer retired",
            ])
    }

    @Test func breaksCallSitesWhereFieldsAreInAnotherOrder() {
        let old = "event a\n  x: Int\n  y: Int\n  z: Int"
        #expect(
            TelemetryDocumentsTests.changes(
                from: old, to: "event a\n  z: Int\n  new: Int = 0\n  x: Int\n  y: Int")
                == [
                    "new:1:7: breaking for call sites: the fields of event 'a' are in another order",
                    "new:3:3: compatible: field 'new' of event 'a' is new",
                ])
        #expect(
            TelemetryDocumentsTests.changes(
                from: old, to: "event a\n  x: Int\n  new: Int = 0\n  y: Int\n  z: Int")
                == ["new:3:3: compatible: field 'new' of event 'a' is new"])
    }

    @Test func breaksCallSitesWhereNoneBecomesNil() {
        let enums = "enum Mode\n  none\n  full\nenum Size\n  small\n"
        let old = enums + "event a\n  mode: Mode\n  size: Size"
        let new = enums + "event a\n  mode: Mode?\n  size: Size?"
        #expect(
            TelemetryDocumentsTests.changes(from: old, to: new).map { $0.prefix { $0 != "'" } } == [
                "new:7:3: breaking for readers and call sites: the type of field ",
                "new:8:3: breaking for readers: the type of field ",
            ])
    }
}
