/// Where events come from that no line of the program observes, such as a report of the platform.
///
/// The composition root makes a source, keeps it as long as it is to run, and lists it for the
/// wiring check. Unlike a sink it may be an object with state.
public protocol TelemetrySource: Sendable {}
