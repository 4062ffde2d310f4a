/// The words Swift or the generated code does not take in a position.
enum ReservedNames {
    static let members: [String: String] = [:]
    static let types: [String: String] = [:]
    static let labels: [String: String] = [:]

    static func reason(_ name: String, in table: [String: String]) -> String? {
        table[name]
    }
}
