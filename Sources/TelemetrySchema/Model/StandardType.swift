/// The types of the language. The raw value is the name in the schema and in Swift.
public enum StandardType: String, CaseIterable, Sendable {
    /// Text and truth.
    case string = "String"
    case bool = "Bool"
    /// Whole numbers; `Int` and `UInt` are Swift's own, as wide as the platform's words.
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    /// Other numbers.
    case float = "Float"
    case double = "Double"
    /// The standard library's span of time.
    case duration = "Duration"
    /// Foundation's types.
    case uuid = "UUID"
    case date = "Date"
    case url = "URL"

    /// Whether generated code needs FoundationEssentials for it.
    public var isFoundation: Bool {
        switch self {
        case .uuid, .date, .url: true
        default: false
        }
    }

    /// Whether it counts or measures, so that it can have a unit.
    var isNumber: Bool { integerRange != nil || self == .float || self == .double }

    /// Whether a value is shown unless the schema says otherwise, as unified logging does it.
    var isPublicByDefault: Bool { isNumber || self == .bool || self == .duration }
}
