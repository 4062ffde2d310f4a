import EventSupport
import Foundation
import Synchronization
import TelemetryFacade
import TelemetryForwarding
import Testing

/// Writes its name and the event's text into a journal that the test owns.
struct JournalSink: AsyncTelemetrySink {
    var name = "sink"
    let journal: Journal<String>

    func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
        journal.append("\(name): \(event)")
    }
}

/// Does its work behind a gate that the test opens. Deaf to cancellation.
struct HeldSink: AsyncTelemetrySink {
    let gate: Gate
    let journal: Journal<String>

    func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
        await gate.pass()
        journal.append("held: \(event)")
    }
}

/// Waits on the clock for an hour, unless cancelled; but takes `launched` at once.
struct SlowSink: AsyncTelemetrySink {
    let clock: ManualClock
    let journal: Journal<String>

    func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
        if event != .launched { try await clock.sleep(for: .seconds(3600)) }
        journal.append("slow: \(event)")
    }
}

/// Fails at `launched`.
struct FailingSink: AsyncTelemetrySink {
    struct Refusal: Error {}
    let journal: Journal<String>

    func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
        if event == .launched { throw Refusal() }
        journal.append("failing: \(event)")
    }
}

/// Keeps the times it was told.
struct TimeSink: AsyncTelemetrySink {
    let gate: Gate
    let times: Journal<WallClockTime>

    func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
        await gate.pass()
        times.append(time)
    }
}

/// An ordinary sink.
struct PlainSink: TelemetrySink {
    let journal: Journal<String>

    func receive(_ event: GameEvent) {
        journal.append("plain: \(event)")
    }
}

/// An ordinary sink that notes when events happened.
struct TimedSink: TimedTelemetrySink {
    let times: Journal<WallClockTime>

    func receive(_ event: GameEvent) {
        Issue.record("the lane forgot the time of \(event)")
    }

    func receive(_ event: GameEvent, observedAt time: WallClockTime) {
        times.append(time)
    }
}

/// An adapter for product analytics that keeps when the tracked events happened.
struct AdapterSink: TrackingSink {
    typealias Event = GameEvent

    let times: Journal<WallClockTime?>

    func track(_ event: TrackedEvent<GameEvent>) {
        times.append(event.time)
    }
}

/// Holds threads, not tasks, until it is opened.
final class BlockingDoor: Sendable {
    private let isOpen = Atomic<Bool>(false)

    func pass() {
        while !isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) }
    }

    func open() {
        isOpen.store(true, ordering: .releasing)
    }
}

/// An ordinary sink that keeps its thread.
struct BlockingSink: TelemetrySink {
    let door: BlockingDoor

    func receive(_ event: GameEvent) {
        door.pass()
    }
}
