internal import Synchronization
internal import TelemetryFacade

/// Observes, when it is stopped, what the program has taken of the machine since it was started.
///
/// May be used from several threads at once.
final class ResourceUsageSource: TelemetrySource {
    private let telemetry: Telemetry<TelemetryEvent>
    private let processorTime: @Sendable () -> Duration
    private let startTime = Mutex<Duration?>(nil)

    /// Makes a source that does nothing before ``start()``. `processorTime` reads what the program
    /// has used so far; a test brings its own.
    init(
        telemetry: Telemetry<TelemetryEvent>,
        processorTime: @escaping @Sendable () -> Duration = CLibrary.processorTime
    ) {
        self.telemetry = telemetry
        self.processorTime = processorTime
    }

    /// Measures from now on. Does nothing where the source runs already.
    func start() {
        let now = processorTime()
        startTime.withLock { $0 = $0 ?? now }
    }

    /// Observes one event. Does nothing where the source does not run.
    func stop() {
        guard let start = startTime.withLock({ $0.take() }) else { return }
        telemetry.observe(.resourcesUsed(processorTime: processorTime() - start))
    }
}
