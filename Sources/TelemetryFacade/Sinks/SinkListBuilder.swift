/// Collects the sinks written in the braces of `Telemetry { … }`, in source order.
@resultBuilder
public enum SinkListBuilder<Event: TelemetryEventProtocol> {
    /// One sink on a line of its own.
    public static func buildExpression(
        _ sink: some TelemetrySink<Event>
    ) -> [any TelemetrySink<Event>] {
        [sink]
    }

    /// A ready list among single sinks.
    public static func buildExpression(
        _ sinks: [any TelemetrySink<Event>]
    ) -> [any TelemetrySink<Event>] {
        sinks
    }

    /// The whole list, in source order.
    public static func buildBlock(
        _ parts: [any TelemetrySink<Event>]...
    ) -> [any TelemetrySink<Event>] {
        parts.flatMap { $0 }
    }

    /// The sinks of an `if` without `else`.
    public static func buildOptional(
        _ part: [any TelemetrySink<Event>]?
    ) -> [any TelemetrySink<Event>] {
        part ?? []
    }

    /// The sinks of the first branch of an `if` or `switch`.
    public static func buildEither(
        first part: [any TelemetrySink<Event>]
    ) -> [any TelemetrySink<Event>] {
        part
    }

    /// The sinks of any other branch of an `if` or `switch`.
    public static func buildEither(
        second part: [any TelemetrySink<Event>]
    ) -> [any TelemetrySink<Event>] {
        part
    }

    /// The sinks of a `for` loop.
    public static func buildArray(
        _ parts: [[any TelemetrySink<Event>]]
    ) -> [any TelemetrySink<Event>] {
        parts.flatMap { $0 }
    }

    /// The sinks of an `if #available`.
    public static func buildLimitedAvailability(
        _ part: [any TelemetrySink<Event>]
    ) -> [any TelemetrySink<Event>] {
        part
    }
}
