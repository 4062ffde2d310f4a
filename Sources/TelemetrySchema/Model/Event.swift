/// Something that can happen.
public struct Event: Sendable {
    /// Its name in Swift.
    public let name: String
    /// Its name on the wire.
    public let wireName: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// How important it is.
    public let level: Level
    /// Who answers for it.
    public let owner: String?
    /// Indices into the schema's categories, rising.
    public let categories: [Int]
    /// In order of declaration.
    public let fields: [Field]
    /// The fields that it had once, in order of declaration.
    public let retiredFields: [Retirement]
    /// Whether and why call sites are warned.
    public let deprecation: Deprecation?
    /// The index of the event that replaces it.
    public let renamedTo: Int?
    /// The last day on which it should exist.
    public let expires: CalendarDate?
    /// Where it is declared.
    public let position: SourcePosition

    /// How important an event is.
    public enum Level: String, CaseIterable, Sendable {
        /// The five levels, in rising order.
        case debug, info, notice, error, fault
    }
}
