/// What a name of a schema could get in the way of.
enum SwiftWords {
    /// Everything: no word twice.
    static let all = language + members

    /// The keywords of the language reference: of declarations, statements, expressions, types and
    /// patterns, contextual ones, and the names of attributes and conditions.
    static let language = words(
        """
        Any AnyObject Protocol Self Type as associatedtype async await break borrowing case
        catch class consume consuming continue convenience copy default defer deinit didSet
        discard distributed do dynamic each else enum extension fallthrough false fileprivate
        final for func get guard if import in indirect infix init inout internal is isolated
        lazy left let macro mutating nil none nonisolated nonmutating nonsending open operator
        optional override package postfix precedence precedencegroup prefix private protocol
        public repeat required rethrows return right self sending set some static struct
        subscript super switch then throw throws true try typealias unowned unsafe
        unsafeAddress unsafeMutableAddress var weak where while willSet yield associativity
        assignment higherThan lowerThan modify read escaping autoclosure convention Sendable
        preconcurrency retroactive unchecked reasync actor any available column line file
        fileID filePath function dsohandle sourceLocation selector keyPath colorLiteral
        fileLiteral imageLiteral elseif endif error warning os arch swift compiler canImport
        targetEnvironment module unavailable introduced deprecated obsoleted message renamed
        attached backDeployed discardableResult dynamicCallable dynamicMemberLookup
        freestanding frozen globalActor inlinable main nonobjc objc objcMembers propertyWrapper
        requires_stored_property_inits resultBuilder safe testable usableFromInline concurrent
        extern implementation abi lifetime specialized export noncopyable
        """)

    /// What generated code, the types it extends and the code around it go by.
    static let members = words(
        """
        allCases rawValue hashValue hash encode samples categoryNames eventDescription
        visitFields description debugDescription customMirror RawValue Element
        ArrayLiteralElement AllCases all isEmpty contains union intersection
        symmetricDifference insert remove update subtract subtracting isSubset isSuperset
        isDisjoint formUnion formIntersection formSymmetricDifference intersects index Event
        Events sinks observe live Swift TelemetryFacade TelemetryForwarding Foundation
        FoundationEssentials TelemetryEvent TelemetryWiring Telemetry TelemetrySink
        TelemetryEventProtocol CategorySet EventDescription EventField FieldVisitor FieldValue
        FieldList FieldElements FieldValueConvertible FieldEquality RoutedSink WiringManifest
        DeclaredSink DeclaredSource SchemaLocation ForwardedSink String StaticString Int Int8 Bool
        UUID Date URL Duration Optional Array Never Void Error Result Set Dictionary Equatable Hashable
        RawRepresentable Unicode Character Double Float UInt visitor name wireName level
        categories event telemetry sink manifest fieldValue value values array element elements
        count uuid bytes samples0 areEqual receiving routed receives reads writes observedAt
        forKey print fatalError precondition type of Sequence Collection Mutex Task MainActor
        Darwin Glibc unit null bool integer unsignedInteger string list date absoluteString
        timeIntervalSinceReferenceDate milliseconds append infinity nan DEBUG FILE LINE
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
}
