import Shop
import Telemetry
import TelemetrySinks
import TelemetryTesting

/// The composition root.
@main enum App {
    static func main() {
        let till = Till()
        let telemetry = Telemetry<TelemetryEvent>.live(
            streamSink: StreamSink.standardError, tillSink: TillSink(till: till))
        Shop(telemetry: telemetry).open()
        print("sold \(till.soldCount)")
        print("findings \(TelemetryWiring.live.findings(in: telemetry))")
    }
}
