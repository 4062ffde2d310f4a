internal import TelemetryFacade

/// Writes an event's fields into a line, as far as they fit and as their privacy allows.
struct LineWriter<Encoding: LineEncoding>: FieldVisitor {
    private let encoding: Encoding
    private let privacy: PrivacyRule
    /// Where the last field must have ended.
    private let fieldsEnd: Int
    private var isFirst = true
    private var fieldsLeftOut = 0
    private var line: LineBuffer

    /// The longest end of a value after a string was cut: `…` and closing quotes and brackets.
    private static var roomForCut: Int { 16 }

    /// Appends `event` to `line`. If the line `isLimited` to its memory it is cut to fit: strings
    /// end with `…`, fields that do not fit at all are left out, and the line says so.
    static func write(
        _ event: some TelemetryEventProtocol, _ head: EventHead, as encoding: Encoding,
        _ privacy: PrivacyRule, to line: inout LineBuffer, isLimited: Bool
    ) {
        var writer = LineWriter(encoding, privacy, line, isLimited: isLimited)
        encoding.begin(head, into: &writer.line)
        event.visitFields(&writer)
        encoding.end(leavingOut: writer.fieldsLeftOut, into: &writer.line)
        line = writer.line
    }

    private init(
        _ encoding: Encoding, _ privacy: PrivacyRule, _ line: LineBuffer, isLimited: Bool
    ) {
        self.encoding = encoding
        self.privacy = privacy
        self.line = line
        fieldsEnd = isLimited ? line.capacity - Encoding.roomForEnd : Int.max
        self.line.stringEnd = isLimited ? fieldsEnd - Self.roomForCut : Int.max
    }

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        let (start, wasCut) = (line.count, line.isCut)
        encoding.beginField(field, isFirst: isFirst, into: &line)
        if let mask = privacy.mask(for: field) {
            encoding.append(mask: mask, into: &line)
        } else {
            encoding.append(value, of: field, into: &line)
        }
        encoding.endField(into: &line)
        if line.count <= fieldsEnd {
            isFirst = false
        } else {
            line.goBack(to: start)
            line.isCut = wasCut
            fieldsLeftOut += 1
        }
    }
}
