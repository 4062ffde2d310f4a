import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite struct TextLineTests {
    @Test func writesTimeLevelNameAndFields() {
        let event = SampleEvent(fields: [
            (EventField("id", .private), .uuid(high: 1, low: 2)),
            (EventField("durationMs", .public, unit: "ms"), .integer(12345)),
            (EventField("difficulty", .public), .string("expert")),
        ])
        #expect(
            line(event)
                == "2026-11-30T11:32:14.123Z notice sessionCompleted "
                + "id=<private> durationMs=12345ms difficulty=expert\n")
    }

    @Test func showsPrivateValuesWhereTheSinkIsBuiltTo() {
        let event = SampleEvent(fields: [(EventField("id", .private), .uuid(high: 1, low: 2))])
        #expect(
            line(event, showsPrivateValues: true)
                == "2026-11-30T11:32:14.123Z notice sessionCompleted "
                + "id=00000000-0000-0001-0000-000000000002\n")
    }

    @Test func neverShowsSensitiveValues() {
        let event = SampleEvent(fields: [(EventField("token", .sensitive), .string("secret"))])
        #expect(
            line(event, showsPrivateValues: true)
                == "2026-11-30T11:32:14.123Z notice sessionCompleted token=<sensitive>\n")
    }

    @Test(arguments: [
        (FieldValue.null, "nil"), (.bool(true), "true"), (.integer(.min), "-9223372036854775808"),
        (.unsignedInteger(.max), "18446744073709551615"), (.float(0.1), "0.1"),
        (.double(0.1 + 0.2), "0.30000000000000004"), (.double(.nan), "nan"),
        (.double(-.infinity), "-inf"), (.string(""), "\"\""),
        (.string("two words"), "\"two words\""),
        (.string("a\nb"), "\"a\\nb\""), (.string("<private>"), "\"<private>\""),
        (.string("\u{1B}[2J"), "\"\\u{1B}[2J\""), (.string("a\u{202E}b"), "\"a\\u{202E}b\""),
        (.string("Größe…"), "\"Größe…\""), (.duration(.milliseconds(-1_250)), "-1.25s"),
        (.date(secondsSinceReferenceDate: 0), "2001-01-01T00:00:00.000Z"),
        (.date(secondsSinceReferenceDate: .infinity), "inf"),
        (["a", "b c"].fieldValue, "[a,\"b c\"]"),
    ])
    func writesValue(_ value: FieldValue, as text: String) {
        let event = SampleEvent(fields: [(EventField("f", .public), value)])
        #expect(line(event) == "2026-11-30T11:32:14.123Z notice sessionCompleted f=\(text)\n")
    }

    private func line(_ event: SampleEvent, showsPrivateValues: Bool = false) -> String {
        LineRendering.text(event, .text, showsPrivateValues: showsPrivateValues)
    }
}
