/// Something that can happen.
///
/// A reference, because an event is handed on many times, and a copy would touch everything in it.
public final class Event: Sendable {
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

    init(
        name: String, wireName: String, documentation: [String], level: Level, owner: String?,
        categories: [Int], fields: [Field], retiredFields: [Retirement],
        deprecation: Deprecation?, renamedTo: Int?, expires: CalendarDate?,
        position: SourcePosition
    ) {
        self.name = name
        self.wireName = wireName
        self.documentation = documentation
        self.level = level
        self.owner = owner
        self.categories = categories
        self.fields = fields
        self.retiredFields = retiredFields
        self.deprecation = deprecation
        self.renamedTo = renamedTo
        self.expires = expires
        self.position = position
    }

    /// How important an event is.
    public enum Level: String, CaseIterable, Sendable {
        /// The five levels, in rising order.
        case debug, info, notice, error, fault
    }
}
