// error: cannot convert value of type 'GameCenterSink<Event>' to expected element type 'any TelemetrySink<Event>'
import TelemetryFacade
import TelemetryGameCenter

func telemetry<Event>(_ sink: GameCenterSink<Event>) -> Telemetry<Event> {
    Telemetry(sinks: [sink])
}
