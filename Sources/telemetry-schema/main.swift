import TelemetryCommands
import TelemetryFiles

let status = Tool("telemetry-schema", help: Usage.help).run {
    try Command.run(Array(CommandLine.arguments.dropFirst()))
}
SystemCalls.end(status)
