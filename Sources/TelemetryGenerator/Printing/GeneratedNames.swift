/// The names of what is generated.
enum GeneratedNames {
    static let event = "TelemetryEvent"
    static let wiring = "TelemetryWiring"
}
