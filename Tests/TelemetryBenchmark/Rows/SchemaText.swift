/// Schemas of any size.
enum SchemaText {
    /// A schema of `count` events with three fields each, in six categories.
    static func events(_ count: Int) -> String {
        let categories = (0..<6).map { "category area\($0)\n" }.joined()
        return categories + (0..<count).map(event).joined()
    }

    private static func event(_ number: Int) -> String {
        """

        /// What happened in place \(number).
        event happened\(number): area\(number % 6)
          id: String
          name: String public
          durationMs: Int unit ms

        """
    }

    /// The enum alone, as somebody would write it who needs nothing else.
    static func bareEnum(_ count: Int) -> String {
        let cases = (0..<count).map {
            "    case happened\($0)(id: String, name: String, durationMs: Int)\n"
        }
        return "public enum TelemetryEvent: Sendable {\n" + cases.joined() + "}\n"
    }
}
