/// Events that come with a sample of each, for tests that want to see every one of them.
///
/// Generated events do where `DEBUG` is set, as in a debug build: samples cost a release nothing.
public protocol TelemetrySampleProviding: TelemetryEventProtocol {
    /// One event of each kind, in the order of the schema. Which values the fields hold is not
    /// promised.
    static var samples: [Self] { get }
}
