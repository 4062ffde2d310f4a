/// The words of the catalogue that do not come from the schema.
enum CatalogueWording {
    static let title = "Telemetry catalogue"
    static let contents = "Contents"
    static let yes = "yes"
    static let everyEvent = "every event"
    static let noSink = "no sink"
    static let everywhere = "everywhere"

    static let categories = "Categories"
    static let enumerations = "Enums"
    static let events = "Events"
    static let sinks = "Sinks"
    static let sources = "Sources"
    static let wirings = "Wirings"
}

/// What a fact is called. The raw value is its key in JSON; `Schema/Grammar.md` lists them.
enum CatalogueLabel: String, CaseIterable {
    case name, documentation
    case wireName, wireValue, key
    case level, owner, expires, deprecation, renamedTo, categories, receivedBy, emittedBy
    case type, range, unit, privacy, maximum, `default`
    case events, receives, reads, writes, isForwarded, calls, emits, platforms
    case order, sink

    /// What people read.
    var title: String {
        switch self {
        case .name: "Name"
        case .documentation: "Meaning"
        case .wireName, .wireValue: "On the wire"
        case .key: "Key on the wire"
        case .level: "Level"
        case .owner: "Owner"
        case .expires: "Expires after"
        case .deprecation: "Deprecated"
        case .renamedTo: "Renamed to"
        case .categories: "Categories"
        case .receivedBy: "Received by"
        case .emittedBy: "Emitted by"
        case .type: "Type"
        case .range: "Range"
        case .unit: "Unit"
        case .privacy: "Privacy"
        case .maximum: "At most"
        case .default: "Default"
        case .events: "Events"
        case .receives: "Receives"
        case .reads: "Reads"
        case .writes: "Writes"
        case .isForwarded: "On a lane"
        case .calls: "Calls"
        case .emits: "Emits"
        case .platforms: "Platforms"
        case .order: "Order"
        case .sink: "Sink"
        }
    }
}
