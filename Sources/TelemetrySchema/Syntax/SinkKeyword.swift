/// The attributes of a sink.
enum SinkKeyword: String, AttributeKeyword {
    case reads, writes, forwarded, calls, emits, on

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
