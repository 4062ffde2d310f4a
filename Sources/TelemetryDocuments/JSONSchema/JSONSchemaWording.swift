/// The words of the JSON Schema that do not come from the schema it is made from.
enum JSONSchemaWording {
    static let title = "Telemetry events"
    static let description =
        "One line that StreamSink writes in the form jsonLines. A line with the member \"cut\" was "
        + "shortened: fields may be missing, and texts end where they were cut, with \"…\"."

    static let time =
        "RFC 3339 in UTC; outside the years 0 to 9999 the seconds since 1970."
    static let int = "Swift's Int."
    static let uint = "Swift's UInt."
    static let duration = "In seconds."
    static let date =
        "RFC 3339 in UTC; outside the years 0 to 9999 the seconds since 2001-01-01T00:00:00Z."

    static func cut(_ enumeration: String) -> String {
        "A value of \(enumeration) that was cut; in lines with the member \"cut\" only."
    }
}
