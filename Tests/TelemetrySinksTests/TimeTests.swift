import Foundation
import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite struct TimeTests {
    @Test(arguments: [
        (Int64(0), Int32(0), "1970-01-01T00:00:00.000Z"),
        (-1, 999_999_999, "1969-12-31T23:59:59.999Z"),
        (951_782_399, 1_000_000, "2000-02-28T23:59:59.001Z"),
        (951_868_799, 0, "2000-02-29T23:59:59.000Z"),
        (4_107_542_400, 0, "2100-03-01T00:00:00.000Z"),
        (-62_167_219_200, 0, "0000-01-01T00:00:00.000Z"),
        (253_402_300_799, 999_999_999, "9999-12-31T23:59:59.999Z"),
        (253_402_300_800, 0, "253402300800"), (.min, 0, "-9223372036854775808"),
    ])
    func writesMoments(_ seconds: Int64, _ nanoseconds: Int32, as text: String) {
        let time = WallClockTime(secondsSince1970: seconds, nanoseconds: nanoseconds)
        #expect(render { $0.append(time) } == text)
    }

    @Test func agreesWithFoundationFrom1600To2400() {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        for day in -135_140..<157_000 where day % 3 == 0 {
            let seconds = Int64(day) * 86_400 + 45_296
            let date = Date(timeIntervalSince1970: Double(seconds))
            let text = render { $0.append(WallClockTime(secondsSince1970: seconds)) }
            if text != date.formatted(style) {
                Issue.record("\(text) for \(date)")
                return
            }
        }
    }

    @Test(arguments: [
        (0.0, "2001-01-01T00:00:00.000Z"), (817_731_134.123, "2026-11-30T11:32:14.123Z"),
        (-0.0004, "2001-01-01T00:00:00.000Z"), (-0.0006, "2000-12-31T23:59:59.999Z"),
        (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
        (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        (.leastNonzeroMagnitude, "2001-01-01T00:00:00.000Z"),
        (-63_145_526_401, "-63145526401.0"), (-63_145_526_400, "0000-01-01T00:00:00.000Z"),
        (252_423_993_600, "252423993600.0"),
        (252_423_993_599.999, "9999-12-31T23:59:59.999Z"),
    ])
    func writesDates(_ secondsSince2001: Double, as text: String) {
        #expect(render { $0.append(dateAt: secondsSince2001) } == text)
    }

    @Test(arguments: [
        (Duration.zero, "0"), (.seconds(-1), "-1"), (.nanoseconds(1), "0.000000001"),
        (.milliseconds(-1), "-0.001"),
        (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001"),
        (.seconds(Int64.max), "9223372036854775807"), (.seconds(Int64.min), "-9223372036854775808"),
        (.seconds(Int64.max) * 2, "18446744073709551614"),
        (.longest, "170141183460469231731.687303715884105727"),
        (.longestNegative, "-170141183460469231731.687303715884105728"),
    ])
    func writesDurations(_ duration: Duration, as text: String) {
        #expect(render { $0.append(secondsOf: duration) } == text)
    }

    private func render(_ write: (inout LineBuffer) -> Void) -> String {
        withUnsafeTemporaryAllocation(byteCount: 100, alignment: 1) {
            var line = LineBuffer($0)
            write(&line)
            return String(decoding: line.bytes, as: UTF8.self)
        }
    }
}
