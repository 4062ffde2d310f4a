import LineSupport
import ProcessSupport
import TelemetryDocuments
import TelemetryFacade
import TelemetryGenerator
import Testing

/// What the JSON Schema of a schema takes and refuses, by the judgement of another program.
@Suite(.enabled(if: JSONSchemaCheck.isInstalled)) struct JSONSchemaTests {
    private static let events = TelemetryEvent.samples + SampleEvents.short

    private let check: JSONSchemaCheck

    init() throws {
        check = try JSONSchemaCheck(SchemaPipeline.emitJSONSchema(CheckedSchema.own()))
    }

    @Test func isASchemaOfItsDraft() throws {
        #expect(try check.mistakesOfTheSchema() == "")
    }

    @Test(arguments: [false, true])
    func takesEveryLineOfTheSink(_ showsPrivateValues: Bool) throws {
        let lines = try StreamedLines.inAFile(
            Self.events, showsPrivateValues: showsPrivateValues)
        #expect(lines.count == Self.events.count)
        #expect(lines.contains { $0.contains("\"id\":\"<private>\"") } == !showsPrivateValues)
        try expectNoMistakes(in: lines)
    }

    @Test(arguments: [Int64.min, -62_167_219_201, -62_167_219_200, 253_402_300_800, .max])
    func takesEveryTime(_ seconds: Int64) throws {
        let time = WallClockTime(secondsSince1970: seconds)
        try expectNoMistakes(in: StreamedLines.inAFile([TelemetryEvent.launched], at: time))
    }

    @Test func takesEveryLineThatIsCut() throws {
        let lines = try StreamedLines.inAPipe(SampleEvents.long)
        #expect(lines.count == SampleEvents.long.count)
        // Each of them was cut in some of the lines, and left out in others.
        for cut in ["\"size\":\"very…\"", "\"sizes\":[\"😀…\",\"v…\",\"…\"]", "\"short\":\"😀😀…\""] {
            #expect(lines.contains { $0.contains(cut) && $0.hasSuffix(",\"cut\":true}\n") })
        }
        for key in ["size", "sizes", "short", "number"] {
            #expect(lines.contains { !$0.contains("\"\(key)\":") })
        }
        try expectNoMistakes(in: lines)
    }

    @Test(arguments: [false, true])
    func refusesEveryLineThatIsMadeWrong(_ showsPrivateValues: Bool) throws {
        let lines = try StreamedLines.inAFile(
            TelemetryEvent.samples + [.perhaps()], showsPrivateValues: showsPrivateValues)
        let result = try check.acceptedMutations(of: lines)
        #expect(result.accepted == [])
        #expect(result.tried > 500)
    }

    /// Each limit as the sink writes it, and one step beyond.
    private static let limits = [
        ("\"int8\":127", "\"int8\":128"), ("\"int16\":32767", "\"int16\":32768"),
        ("\"int32\":2147483647", "\"int32\":2147483648"),
        ("\"int64\":9223372036854775807", "\"int64\":9223372036854775808"),
        ("\"int\":9223372036854775807", "\"int\":9223372036854775808"),
        ("\"uint8\":255", "\"uint8\":256"), ("\"uint16\":65535", "\"uint16\":65536"),
        ("\"uint32\":4294967295", "\"uint32\":4294967296"),
        ("\"uint64\":18446744073709551615", "\"uint64\":18446744073709551616"),
        ("\"uint\":18446744073709551615", "\"uint\":18446744073709551616"),
        ("\"int8\":-128", "\"int8\":-129"), ("\"int16\":-32768", "\"int16\":-32769"),
        ("\"int32\":-2147483648", "\"int32\":-2147483649"),
        ("\"int64\":-9223372036854775808", "\"int64\":-9223372036854775809"),
        ("\"int\":-9223372036854775808", "\"int\":-9223372036854775809"),
        ("\"uint8\":0", "\"uint8\":-1"), ("\"uint64\":0", "\"uint64\":-1"),
        ("\"int8\":127", "\"int8\":1.5"), ("\"int8\":127", "\"int8\":\"127\""),
        ("\"int8\":127", "\"int8\":null"), ("\"int8\":127", "\"int8\":\"<private>\""),
        ("\"level\":\"info\"", "\"level\":\"notice\""),
        ("\"event\":\"integers\"", "\"event\":\"numbers\""),
    ]

    private static let unwritten = [
        ("\"short\":\"\"", "\"short\":\"12345\""), ("\"short\":\"\"", "\"short\":\"<private>\""),
        ("\"size\":\"very \\\"large\\\" ……\"", "\"size\":\"large\""),
        ("\"size\":\"very \\\"large\\\" ……\"", "\"size\":\"very…\""),
        ("\"when\":\"2001-01-01T00:00:00.000Z\"", "\"when\":\"2001-01-01\""),
        ("\"id\":\"00010203-", "\"id\":\"0001020-"), ("\"id\":\"00010203-", "\"id\":\"0001020a-"),
        ("\"sizes\":[\"small\"", "\"sizes\":[\"large\""),
        ("\"greats\":[0,", "\"greats\":[0,0,"), ("\"codes\":[-", "\"codes\":[1,-"),
        ("\"pages\":[", "\"pages\":[\"a\","), ("\"doubles\":[\"NaN\"", "\"doubles\":[\"nan\""),
        ("\"texts\":\"<private>\"", "\"texts\":[\"<private>\",\"\",\"\"]"),
        ("\"id\":\"<private>\"", "\"id\":\"00010203-0405-0607-0809-0A0B0C0D0EFF\""),
        ("\"when\":\"4001-01-01T00:00:00.000Z\",\"texts\"", "\"when\":\"<private>\",\"texts\""),
        ("\"count\":\"<sensitive>\"", "\"count\":1"),
        ("\"count\":\"<sensitive>\"", "\"count\":null"),
        ("\"name\":\"<sensitive>\"", "\"name\":\"d\""),
        ("\"code\":\"<private>\"", "\"code\":\"<sensitive>\""),
        ("\"code\":\"<private>\"", "\"code\":1"),
        ("\"fields\":{}", "\"fields\":{},\"cut\":true"),
        ("\"uint\":0}", "\"uint\":0},\"cut\":true"),
        ("\"numbers\":null}", "\"numbers\":null},\"cut\":true"),
        ("\"when\":\"2001-01-01T00:00:00.000Z\"", "\"when\":\"2001-13-01T00:00:00.000Z\""),
        ("\"when\":\"2001-01-01T00:00:00.000Z\"", "\"when\":\"12.5\""),
        ("\"when\":\"1e+16\"", "\"when\":\"1e+6\""),
        ("\"when\":\"252423993600.0\"", "\"when\":\"0252423993600.0\""),
    ]

    private static let uncut = [
        ("\"size\":\"very…\"", "\"size\":\"vary…\""),
        ("\"size\":\"very…\"", "\"size\":\"very \\\"large\\\" ………\""),
        ("\"size\":\"very…\"", "\"size\":\"small…\""),
        ("\"sizes\":[\"😀…\",\"v…\",\"…\"]", "\"sizes\":[\"😀…\",\"w…\",\"…\"]"),
        ("\"size\":\"very…\"", "\"size\":1"),
    ]

    @Test func refusesWhatIsOutOfRange() throws {
        try expectRefusals(Self.limits, in: StreamedLines.inAFile(SampleEvents.integers))
    }

    @Test func refusesWhatTheSinkDoesNotWrite() throws {
        let lines = try [false, true].flatMap {
            try StreamedLines.inAFile(Self.events, showsPrivateValues: $0)
        }
        try expectRefusals(Self.unwritten, in: lines)
    }

    @Test func refusesWhatNoCutLeaves() throws {
        try expectRefusals(Self.uncut, in: StreamedLines.inAPipe(SampleEvents.long))
    }

    @Test(arguments: [
        "1970-00-01T00:00:00.000Z", "1970-13-01T00:00:00.000Z", "1970-01-00T00:00:00.000Z",
        "1970-01-32T00:00:00.000Z", "1970-04-31T00:00:00.000Z", "1970-02-30T00:00:00.000Z",
        "1970-01-01T24:00:00.000Z", "1970-01-01T00:60:00.000Z",
        "1970-01-01T00:00:60.000Z", "1970-01-01T00:00:00Z", "0", "-1", "12345678901", "-0",
        "0253402300800", "92233720368547758070",
    ])
    func refusesATimeThatTheSinkDoesNotWrite(_ time: String) throws {
        let epoch = WallClockTime(secondsSince1970: 0)
        try expectRefusals(
            [("\"1970-01-01T00:00:00.000Z\"", "\"\(time)\"")],
            in: StreamedLines.inAFile([TelemetryEvent.launched], at: epoch))
    }

    /// Of a line that is right, with the second of two texts in place of the first.
    private func expectRefusals(_ pairs: [(String, String)], in lines: [String]) throws {
        let right = try pairs.map { pair in
            try #require(lines.first { $0.contains(pair.0) }, "\(pair.0)")
        }
        let wrong = zip(right, pairs).map { $0.replacing($1.0, with: $1.1) }
        #expect(try check.mistakes(in: right).allSatisfy(\.isEmpty))
        let accepted = try zip(check.mistakes(in: wrong), wrong).filter { $0.0.isEmpty }
        #expect(accepted.map(\.1) == [])
    }

    private func expectNoMistakes(in lines: [String]) throws {
        let mistakes = try check.mistakes(in: lines)
        #expect(mistakes.count == lines.count)
        for (line, mistake) in zip(lines, mistakes) where !mistake.isEmpty {
            Issue.record("\(line.prefix(500))… \(mistake)")
        }
    }
}
