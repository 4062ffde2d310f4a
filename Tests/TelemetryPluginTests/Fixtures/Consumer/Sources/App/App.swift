import Shop
import Telemetry
import TelemetrySinks

/// The composition root.
@main enum App {
    static func main() {
        let till = Till()
        let telemetry = Telemetry<TelemetryEvent>.live(
            streamSink: StreamSink.standardError, tillSink: TillSink(till: till))
        Shop(telemetry: telemetry).open()
        print("sold \(till.soldCount)")
        print("wired \(TelemetryWiring.live.sinks.map(\.name)), live \(telemetry.sinks.count)")
    }
}
