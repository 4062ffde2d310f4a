internal import TelemetryFacade

/// The notation of a line: how its head, a field and its end are written.
protocol LineEncoding {
    /// The bytes that ``end(leavingOut:into:)`` needs at most.
    static var roomForEnd: Int { get }

    /// Starts a line.
    func begin(_ head: EventHead, into line: inout LineBuffer)

    /// Appends what comes before a value; `isFirst` unless a field was written before.
    func beginField(_ field: EventField, isFirst: Bool, into line: inout LineBuffer)

    /// Appends the value of `field`.
    func append(_ value: consuming FieldValue, of field: EventField, into line: inout LineBuffer)

    /// Appends what stands for a value that must not be shown.
    func append(mask: StaticString, into line: inout LineBuffer)

    /// Appends what comes after a value.
    func endField(into line: inout LineBuffer)

    /// Ends the line. Says so if fields are left out, or ``LineBuffer/isCut``.
    func end(leavingOut fieldCount: Int, into line: inout LineBuffer)
}
