/// One of the encodings.
///
/// A choice at run time rather than a generic argument: the fields of every notation go through
/// one type of visitor, for which the compiler can specialise a program's own events.
enum LineNotation: Sendable {
    case text(TextEncoding)
    case jsonLines(JSONLinesEncoding)
    case otlp(OTLPEncoding)
    case message(MessageEncoding)

    /// The bytes that the end of a line needs at most.
    var roomForEnd: Int {
        switch self {
        case .text: TextEncoding.roomForEnd
        case .jsonLines: JSONLinesEncoding.roomForEnd
        case .otlp: OTLPEncoding.roomForEnd
        case .message: MessageEncoding.roomForEnd
        }
    }
}
