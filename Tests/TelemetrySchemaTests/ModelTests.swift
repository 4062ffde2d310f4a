import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct ModelTests {
    private let schema: Schema

    init() throws {
        schema = try #require(
            read(
                """
                access package
                category business
                /// How games end.
                category completion

                /// How hard it was.
                enum Difficulty
                  /// A warm-up.
                  easy
                  hard = "expert"
                enum Rank
                  first = 0x1
                  last = -9223372036854775808

                /// It ended.
                ///
                /// Once.
                event ended: completion, business
                  level notice
                  as "game ended"
                  owner "growth team"
                  expires 2028-02-29
                  deprecated "why"
                  renamed closed
                  /// Which.
                  id: UUID public
                  text: String? = "a\\"b" max 5 as "the text" deprecated
                  lengths: [Double]? = [] sensitive unit ms
                  rank: Rank? = .first
                  retired score
                event closed
                retired event levelDone

                sink Lines
                sink Board: completion, business
                  reads count
                  writes total, count
                  forwarded
                  calls GKLeaderboard.submitScore, done
                  emits closed
                  on apple linux, wasi
                source Metrics
                  emits closed, ended
                wiring live: Board, Lines
                wiring widget: Lines
                """
            ).schema)
    }

    @Test func holdsCategoriesAndAccess() {
        #expect(schema.access == .package)
        #expect(schema.categories.map(\.name) == ["business", "completion"])
        #expect(schema.categories.map(\.documentation) == [[], ["How games end."]])
    }

    @Test func holdsEnumsWithTheirWireValues() {
        #expect(schema.enumerations.map(\.name) == ["Difficulty", "Rank"])
        #expect(schema.enumerations.map(\.isInteger) == [false, true])
        let values = schema.enumerations.flatMap(\.values)
        #expect(values.map(\.name) == ["easy", "hard", "first", "last"])
        #expect(
            values.map(\.wireValue) == [
                .string("easy"), .string("expert"), .integer(1), .integer(.min),
            ])
        #expect(values[0].documentation == ["A warm-up."])
    }

    @Test func holdsEverythingThatIsSaidAboutAnEvent() {
        let event = schema.events[0]
        #expect(event.documentation == ["It ended.", "", "Once."])
        #expect(event.level == .notice)
        #expect(event.wireName == "game ended")
        #expect(event.owner == "growth team")
        #expect(event.expires == CalendarDate("2028-02-29"))
        #expect(event.deprecation?.reason == "why")
        #expect(event.renamedTo == 1)
        #expect(event.categories == [0, 1])
    }

    @Test func saysNothingAboutAnEventThatTheSchemaDoesNotSay() {
        let event = schema.events[1]
        #expect(event.level == .info)
        #expect(event.wireName == "closed")
        #expect(event.fields.isEmpty && event.categories.isEmpty && event.documentation.isEmpty)
        #expect(event.deprecation == nil && event.owner == nil && event.renamedTo == nil)
    }

    @Test func holdsEverythingThatIsSaidAboutAField() {
        let fields = schema.events[0].fields
        #expect(fields.map(\.name) == ["id", "text", "lengths", "rank"])
        #expect(fields.map(\.key) == ["id", "the text", "lengths", "rank"])
        #expect(fields.map(\.privacy) == [.public, .private, .sensitive, .public])
        #expect(fields.map(\.maximum) == [nil, 5, nil, nil])
        #expect(fields.map(\.unit) == [nil, nil, "ms", nil])
        #expect(
            fields.map(\.defaultValue) == [
                nil, .string("a\"b"), .emptyList, .enumerationValue(0),
            ])
        #expect(fields.map(\.type.isOptional) == [false, true, true, true])
        #expect(fields.map(\.type.isList) == [false, false, true, false])
        #expect(fields.map { $0.deprecation == nil } == [true, false, true, true])
        #expect(fields[0].documentation == ["Which."])
    }

    @Test(arguments: [("ms", "ms"), ("\"m/s\"", "m/s"), ("\"%\"", "%"), ("µs", "µs")])
    func holdsAUnitThatIsAWordOrAString(_ written: String, _ unit: String) {
        let reading = read("event moved\n  speed: Double unit \(written)\n")
        #expect(reading.schema?.events[0].fields[0].unit == unit)
    }

    @Test func holdsSinksSourcesAndWirings() {
        let board = schema.sinks[1]
        #expect(schema.sinks[0].receives == nil)
        #expect(board.receives == [0, 1])
        #expect(board.isForwarded)
        #expect(board.reads == ["count"])
        #expect(board.writes == ["total", "count"])
        #expect(board.calls == ["GKLeaderboard.submitScore", "done"])
        #expect(board.emits == [1])
        #expect(board.platforms == [.apple, .linux, .wasi])
        #expect(schema.sources[0].emits == [1, 0])
        #expect(schema.wirings.map(\.name) == ["live", "widget"])
        #expect(schema.wirings.map(\.sinks) == [[1, 0], [0]])
    }

    @Test func skipsASinkWhereItDoesNotExist() {
        let live = schema.wiringVariants.filter { $0.wiring == 0 }
        #expect(live.map(\.platform) == Platform.allCases.map(Optional.some) + [nil])
        #expect(live.map(\.sinks) == [[1, 0], [1, 0], [0], [0], [1, 0], [0]])
    }

    @Test func wiresEverySinkInOrderWhereNoWiringIsDeclared() {
        let wirings = read("event a\nsink One\nsink Two\n").schema?.wirings
        #expect(wirings?.map(\.name) == ["live"])
        #expect(wirings?.map(\.sinks) == [[0, 1]])
    }

    @Test func hasNoWiringWithoutSinksAndSources() {
        #expect(read("event a").schema?.wirings.isEmpty == true)
    }

    @Test func isInternalUnlessSaidOtherwise() {
        #expect(read("event a").schema?.access == .internal)
    }
}
