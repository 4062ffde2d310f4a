/// Takes what a ``MetricKitFeed`` hands out. Known by its identity.
protocol MetricKitReceiver: AnyObject, Sendable {
    /// Takes one delivery, on any thread.
    func receive(_ delivery: MetricKitDelivery)
}
