/// What a fact is called.
struct CatalogueLabel {
    /// By programs. `Schema/Grammar.md` lists the keys.
    let key: String
    /// By people.
    let title: String

    static let name = CatalogueLabel(key: "name", title: "Name")
    static let documentation = CatalogueLabel(key: "documentation", title: "Meaning")
    static let wireName = CatalogueLabel(key: "wireName", title: "On the wire")
    static let wireValue = CatalogueLabel(key: "wireValue", title: "On the wire")
    static let key = CatalogueLabel(key: "key", title: "Key on the wire")
    static let level = CatalogueLabel(key: "level", title: "Level")
    static let owner = CatalogueLabel(key: "owner", title: "Owner")
    static let expires = CatalogueLabel(key: "expires", title: "Expires after")
    static let deprecation = CatalogueLabel(key: "deprecation", title: "Deprecated")
    static let renamedTo = CatalogueLabel(key: "renamedTo", title: "Renamed to")
    static let categories = CatalogueLabel(key: "categories", title: "Categories")
    static let receivedBy = CatalogueLabel(key: "receivedBy", title: "Received by")
    static let emittedBy = CatalogueLabel(key: "emittedBy", title: "Emitted by")
    static let type = CatalogueLabel(key: "type", title: "Type")
    static let range = CatalogueLabel(key: "range", title: "Range")
    static let unit = CatalogueLabel(key: "unit", title: "Unit")
    static let privacy = CatalogueLabel(key: "privacy", title: "Privacy")
    static let maximum = CatalogueLabel(key: "maximum", title: "At most")
    static let `default` = CatalogueLabel(key: "default", title: "Default")
    static let events = CatalogueLabel(key: "events", title: "Events")
    static let receives = CatalogueLabel(key: "receives", title: "Receives")
    static let reads = CatalogueLabel(key: "reads", title: "Reads")
    static let writes = CatalogueLabel(key: "writes", title: "Writes")
    static let isForwarded = CatalogueLabel(key: "isForwarded", title: "Forwarded")
    static let calls = CatalogueLabel(key: "calls", title: "Calls")
    static let emits = CatalogueLabel(key: "emits", title: "Emits")
    static let platforms = CatalogueLabel(key: "platforms", title: "Platforms")
    static let order = CatalogueLabel(key: "order", title: "Order")
    static let sink = CatalogueLabel(key: "sink", title: "Sink")
}
