internal import TelemetryFacade

/// Does nothing, by a call that stays one.
struct NoOpSink: TelemetrySink {
    @inline(never) @_optimize(none)
    func receive(_ event: TelemetryEvent) {}
}
