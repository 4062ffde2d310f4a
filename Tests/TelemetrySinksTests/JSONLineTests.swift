import Foundation
import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite struct JSONLineTests {
    private let sample = SampleEvent(fields: [
        (EventField("id", .private), .uuid(high: 1, low: 2)),
        (EventField("durationMs", .public, unit: "ms"), .integer(12345)),
        (EventField("difficulty", .public), .string("expert")),
    ])

    @Test func writesOneObject() {
        #expect(
            LineRendering.text(sample, .jsonLines)
                == #"{"time":"2026-11-30T11:32:14.123Z","level":"notice","event":"sessionCompleted","#
                + #""fields":{"id":"<private>","durationMs":12345,"difficulty":"expert"}}"# + "\n")
    }

    @Test func writesAnEventWithoutFields() {
        #expect(
            LineRendering.text(SampleEvent(), .jsonLines)
                == #"{"time":"2026-11-30T11:32:14.123Z","level":"notice","event":"sessionCompleted","#
                + #""fields":{}}"# + "\n")
    }

    @Test(arguments: [
        (FieldValue.null, "null"), (.bool(false), "false"),
        (.integer(.min), "-9223372036854775808"),
        (.unsignedInteger(.max), "18446744073709551615"), (.float(0.1), "0.1"),
        (.double(-0.0), "-0.0"), (.double(.leastNonzeroMagnitude), "5e-324"),
        (.double(.nan), #""NaN""#),
        (.double(.signalingNaN), #""NaN""#), (.double(.infinity), #""Infinity""#),
        (.float(-.infinity), #""-Infinity""#), (.string("\"\\\n"), #""\"\\\n""#),
        (.duration(.milliseconds(1_500)), "1.5"),
        (.date(secondsSinceReferenceDate: .nan), #""NaN""#),
        (.date(secondsSinceReferenceDate: 0), #""2001-01-01T00:00:00.000Z""#),
        ([1, 2].fieldValue, "[1,2]"), (.list(FieldList([Int]())), "[]"),
        ([["a"], []].fieldValue, #"[["a"],[]]"#),
    ])
    func writesValue(_ value: FieldValue, as json: String) {
        let event = SampleEvent(fields: [(EventField("f", .public), value)])
        #expect(
            LineRendering.text(event, .jsonLines)
                == #"{"time":"2026-11-30T11:32:14.123Z","level":"notice","event":"sessionCompleted","#
                + #""fields":{"f":\#(json)}}"# + "\n")
    }

    @Test func writesALogRecordOfOpenTelemetry() {
        #expect(
            LineRendering.text(sample, .otlp(serviceName: "game"))
                == #"{"resourceLogs":[{"resource":{"attributes":[{"key":"service.name","#
                + #""value":{"stringValue":"game"}}]},"scopeLogs":[{"scope":{"name":"swift-telemetry"},"#
                + #""logRecords":[{"timeUnixNano":"1796038334123999999","severityNumber":10,"#
                + #""severityText":"notice","eventName":"sessionCompleted","attributes":["#
                + #"{"key":"id","value":{"stringValue":"<private>"}},"#
                + #"{"key":"durationMs","value":{"intValue":"12345"}},"#
                + #"{"key":"difficulty","value":{"stringValue":"expert"}}]}]}]}]}"# + "\n")
    }

    /// Whatever the limit, a shortened line is valid, within the limit, and says that it is cut.
    @Test(arguments: [StreamFormat.jsonLines, .otlp])
    func shortensToAnyLimitAndStaysValid(format: StreamFormat) throws {
        let long = SampleEvent(fields: [
            (EventField("text", .public), .string(String(repeating: "\u{1}ä\"😀", count: 200))),
            (EventField("list", .public), [String(repeating: "x", count: 300), "y"].fieldValue),
            (EventField("after", .public), .integer(7)),
        ])
        for limit in 420...2_000 {
            let line = LineRendering.text(long, format, limit: limit)
            try #require(line.utf8.count <= limit && line.hasSuffix("}\n"), "limit \(limit)")
            _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
            try #require(line.contains("…") || line.contains("dropped") || line.contains("cut"))
        }
    }

    @Test func shortenedTextSaysSo() {
        let long = SampleEvent(fields: [
            (EventField("text", .public), .string(String(repeating: "x", count: 200)))
        ])
        #expect(
            LineRendering.text(long, .text, limit: 100)
                == "2026-11-30T11:32:14.123Z notice sessionCompleted text=xxxxxxxxxxxxxx… <cut>\n")
    }

    @Test func aRecordOfOpenTelemetrySaysThatATextWasCut() {
        let long = SampleEvent(fields: [
            (EventField("text", .public), .string(String(repeating: "x", count: 2_000))),
            (EventField("more", .public), .string(String(repeating: "y", count: 2_000))),
        ])
        #expect(
            LineRendering.text(long, .otlp, limit: 600).hasSuffix(
                #"xxx…"}},{"key":"swift_telemetry.cut","value":{"boolValue":true}}],"#
                    + #""droppedAttributesCount":1}]}]}]}"# + "\n"))
    }

    @Test func leavesOutAFieldOfWhichNothingFits() {
        let long = SampleEvent(fields: [
            (EventField(HostileEvents.longName, .public), .integer(1)),
            (EventField("b", .public), .integer(2)),
        ])
        #expect(
            LineRendering.text(long, .jsonLines, limit: 140)
                == #"{"time":"2026-11-30T11:32:14.123Z","level":"notice","event":"sessionCompleted","#
                + #""fields":{"b":2},"cut":true}"# + "\n")
    }

    @Test func colorsTheLevelOnly() {
        #expect(
            LineRendering.text(SampleEvent(level: .error), .text, isColored: true)
                == "2026-11-30T11:32:14.123Z \u{1B}[31merror\u{1B}[0m sessionCompleted\n")
    }
}
