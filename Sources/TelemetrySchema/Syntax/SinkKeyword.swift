/// The attributes of a sink.
enum SinkKeyword: String, AttributeKeyword {
    case reads, writes, forwarded, calls, emits, on

    static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
