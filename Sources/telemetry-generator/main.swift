import TelemetryCommands
import TelemetryFiles

// `telemetry-schema generate` by itself, for the build-tool plugin.
let status = Tool("telemetry-generator", help: Usage.help).run {
    try GenerateCommand(Array(CommandLine.arguments.dropFirst()))?.run()
}
SystemCalls.end(status)
