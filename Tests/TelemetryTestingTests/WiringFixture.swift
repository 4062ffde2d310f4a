import EventSupport
import TelemetryFacade

/// Stands for state that a sink borrows from the composition root.
final class Owned: Sendable {}

struct RecordSink: TelemetrySink {
    let owned = Owned()
    func receive(_ event: GameEvent) {}
}

struct AchievementSink: TelemetrySink {
    func receive(_ event: GameEvent) {}
}

struct TrackingSink<Event: TelemetryEventProtocol>: TelemetrySink {
    func receive(_ event: Event) {}
}

struct FailingSink: ThrowingTelemetrySink {
    func receive(_ event: GameEvent) throws {}
}

final class ClassSink: TelemetrySink {
    func receive(_ event: GameEvent) {}
}

/// What a consumer might write: a wrapper that is itself an object.
final class ClassWrapper: TelemetrySinkWrapper {
    let base = RecordSink()
    func receive(_ event: GameEvent) { base.receive(event) }
    var wrappedSinks: [WrappedSink<GameEvent>] { [WrappedSink(base)] }
}

/// Calls two sinks, as a consumer's wrapper may.
struct PairSink: TelemetrySinkWrapper {
    let first = RecordSink()
    let second = AchievementSink()
    func receive(_ event: GameEvent) {
        first.receive(event)
        second.receive(event)
    }
    var wrappedSinks: [WrappedSink<GameEvent>] { [WrappedSink(first), WrappedSink(second)] }
}

/// Passes for a lane's product, which only the package can make.
struct LanedSink<Base: TelemetrySink>: TelemetrySinkWrapper {
    let base: Base
    let lane: Owned
    func receive(_ event: Base.Event) { base.receive(event) }
    var wrappedSinks: [WrappedSink<Base.Event>] { [WrappedSink(base).forwarded(by: lane)] }
}

final class ReportSource: TelemetrySource {}

/// A manifest with one line per sink: `sink(1, …)` stands in line 1.
func manifest(
    _ sinks: DeclaredSink<GameEvent>..., sources: [DeclaredSource] = []
) -> WiringManifest<GameEvent> {
    WiringManifest(
        name: "live", location: SchemaLocation("Game.telemetry", 9), sinks: sinks,
        sources: sources)
}

func line(_ number: Int) -> SchemaLocation {
    SchemaLocation("Game.telemetry", number)
}
