/// The ways in which a composition root can differ from a manifest.
public enum WiringProblem: Equatable, Sendable {
    /// The schema declares the sink for this wiring and platform, the composition root has none.
    case unwired(sink: String)
    /// The composition root has the sink, the wiring does not.
    case undeclared(sink: String, wiring: String)
    /// The sink is live more than once.
    case duplicated(sink: String, count: Int)
    /// `sink` is called after `successor`, which the wiring puts behind it. `state` is what the
    /// successor reads from it, if anything.
    case outOfOrder(sink: String, successor: String, state: String?)
    /// The sink receives other events than its `sink` line says.
    case receives(sink: String, live: String, declared: String)
    /// The sink is deferred and nothing has been bound to its place.
    case unbound(sink: String)
    /// The schema says `forwarded`, but no lane calls the sink.
    case unforwarded(sink: String)
    /// `type`, the sink's own or that of a wrapper before it, is a class or an actor.
    case stateful(sink: String, type: String)
    /// A lane calls `sink`, which writes `state`, and `reader` does not wait for that lane.
    case lateWrite(sink: String, reader: String, state: String)
    /// The schema declares the source for this platform, the composition root lists none.
    case missingSource(source: String)
    /// The composition root lists the source, the schema does not declare it.
    case undeclaredSource(source: String)
    /// The composition root lists the source more than once.
    case duplicatedSource(source: String, count: Int)
}
