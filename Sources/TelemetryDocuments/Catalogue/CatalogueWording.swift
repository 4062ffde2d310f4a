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
