import TelemetryFacade
import Testing

@Suite struct WallClockTimeTests {
    @Test func refusesNegativeNanoseconds() async {
        await #expect(processExitsWith: .failure) {
            _ = WallClockTime(secondsSince1970: 0, nanoseconds: -1)
        }
    }

    @Test func refusesASecondOfNanoseconds() async {
        await #expect(processExitsWith: .failure) {
            _ = WallClockTime(secondsSince1970: 0, nanoseconds: 1_000_000_000)
        }
    }

    @Test func takesEveryNanosecondOfASecond() {
        #expect(
            WallClockTime(secondsSince1970: 0, nanoseconds: 999_999_999).nanoseconds == 999_999_999)
        #expect(WallClockTime(secondsSince1970: .min).nanoseconds == 0)
    }
}
