import TelemetryFacade
import TelemetrySinks

/// Logs events of more and more private values through the stub of `os`.
@main
enum PrivateValuesProgram {
    static func main() {
        let sink = OSLogSink<ProgramEvent>(subsystem: "app", category: "all")
        for count in 0...7 {
            sink.receive(.secrets((0..<count).map { "v\($0 + 1)" }))
        }
    }
}
