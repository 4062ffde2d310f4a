import TelemetrySchema
import Testing

@Suite struct CalendarDateTests {
    @Test(arguments: ["2027-06-01", "2028-02-29", "2000-02-29", "0001-12-31", "9999-01-31"])
    func readsAndPrintsADay(_ text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(arguments: [
        "2027-02-29", "2100-02-29", "2027-04-31", "2027-00-10", "2027-13-01", "2027-01-00",
        "2027-1-1", "27-01-01", "2027-01-01-", "2027/01/01", "+027-01-01", "", "2027-01",
    ])
    func refusesWhatIsNoDay(_ text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func comesInOrder() throws {
        let texts = ["2026-12-31", "2027-01-01", "2027-01-02", "2027-02-01"]
        let days = try texts.map { try #require(CalendarDate($0)) }
        #expect(days.shuffled().sorted() == days)
    }
}
