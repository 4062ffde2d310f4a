/// One generation of MetricKit, as ``MetricKitFeed`` sees it; a test stands in with its own.
///
/// A feed calls the two functions in turn, never both at once.
public protocol MetricKitAdapter: Sendable {
    /// Subscribes to the system's reports. Not called again before ``stop()``.
    ///
    /// `deliver` is called once per report, on a thread of the system's choice.
    func start(deliver: @escaping @Sendable (MetricKitDelivery) -> Void)

    /// Ends the subscription. A report that is on its way may still be delivered.
    func stop()
}
