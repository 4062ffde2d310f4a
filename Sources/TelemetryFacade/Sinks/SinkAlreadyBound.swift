/// A deferred sink was bound a second time. The first binding stays in force.
public struct SinkAlreadyBound: Error, Equatable, CustomStringConvertible {
    /// The name of the sink's type.
    public let sink: String

    /// Names the sink that was bound before.
    package init(sink: String) {
        self.sink = sink
    }

    /// What happened, in words.
    public var description: String { message }
}
