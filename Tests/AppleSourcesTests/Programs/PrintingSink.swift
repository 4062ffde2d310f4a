import Synchronization
import TelemetryFacade

/// Prints the reports that were observed.
struct PrintingSink: TelemetrySink {
    /// How many reports were printed.
    static let count = Mutex(0)

    func receive(_ event: ProgramEvent) {
        guard case .reported(let json, let kinds, let start, let end) = event else { return }
        print("\(kinds) \(json) from \(Self.text(start)) to \(Self.text(end))")
        Self.count.withLock { $0 += 1 }
    }

    private static func text(_ time: WallClockTime) -> String {
        "\(time.secondsSince1970)s+\(time.nanoseconds)ns"
    }
}
