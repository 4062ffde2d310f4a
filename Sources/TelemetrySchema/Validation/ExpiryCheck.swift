extension Schema {
    /// A diagnostic for each event that should no longer exist on `today`.
    ///
    /// Not part of reading a schema: a build must not break because time passed.
    public func expiredEvents(on today: CalendarDate) -> [Diagnostic] {
        events.compactMap { event in
            guard let expires = event.expires, expires < today else { return nil }
            return Diagnostic(
                .expiredEvent, at: event.position, event.name, "\(expires)")
        }
    }
}
