import EventSupport
import TelemetryFacade
import Testing

@Suite struct FieldEqualityTests {
    @Test func findsEqualEventsEqual() {
        #expect(
            GameEvent.sessionCompleted(id: "a", durationMs: 1)
                == .sessionCompleted(id: "a", durationMs: 1))
    }

    @Test func findsEventsWithADifferentFieldDifferent() {
        #expect(
            GameEvent.sessionCompleted(id: "a", durationMs: 1)
                != .sessionCompleted(id: "a", durationMs: 2))
    }

    @Test func findsDifferentEventsDifferent() {
        #expect(GameEvent.launched != .tagged([]))
    }

    @Test func findsNotANumberDifferentFromItselfAsSwiftDoes() {
        #expect(GameEvent.moved(.nan) != .moved(.nan))
    }

    @Test func findsNegativeZeroEqualToZeroAsSwiftDoes() {
        #expect(GameEvent.moved(-0.0) == .moved(0.0))
    }

    @Test func findsNilDifferentFromZero() {
        #expect(GameEvent.moved(nil) != .moved(0))
        #expect(GameEvent.moved(nil) == .moved(nil))
    }

    @Test func findsListsEqualElementByElement() {
        #expect(GameEvent.tagged(["a", "b"]) == .tagged(["a", "b"]))
        #expect(GameEvent.tagged(["a", "b"]) != .tagged(["b", "a"]))
        #expect(GameEvent.tagged(["a"]) != .tagged(["a", "a"]))
        #expect(GameEvent.tagged([]) == .tagged([]))
    }

    @Test func findsAListWithNotANumberDifferentFromItself() {
        #expect([Double.nan].fieldValue != [Double.nan].fieldValue)
    }
}
