/// The words that no schema can use as names, position by position, as the compiler has it.
enum RefusedWords {
    /// The refused ones of `SwiftWords` in `position`, sorted.
    static func words(in position: NamePosition) -> [String] {
        switch position {
        case .category: category
        case .event: event
        case .field: ["inout"]
        case .value: ["Protocol", "RawValue", "Type", "init", "nil", "self"]
        case .wiring: ["Event", "Protocol", "Swift", "TelemetryFacade", "Type", "init", "self"]
        // A sink's label has a small first word.
        case .sink: (types + ["Inout"]).sorted()
        case .enumeration, .source: types
        }
    }

    /// What a member of that kind cannot be called.
    private static let category = split(
        """
        ArrayLiteralElement Element Protocol RawValue Self Type all init self
        """)

    /// What a member of that kind cannot be called.
    private static let event = split(
        """
        Date Foundation FoundationEssentials Protocol Swift TelemetryEvent TelemetryFacade Type
        URL UUID categoryNames init samples self
        """)

    /// What no type can be called.
    private static let types = split(
        """
        Any Bool Date Double Duration Float Foundation FoundationEssentials Int Int8 Protocol
        Self String Swift TelemetryEvent TelemetryFacade Type UInt URL UUID any as
        associatedtype break case catch categoryNames class continue default defer deinit do
        each else enum extension fallthrough false fileprivate for func guard if import in init
        inout internal is let nil operator precedencegroup private protocol public repeat
        rethrows return samples self some static struct subscript super switch throw throws
        true try typealias var where while
        """)

    private static func split(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
