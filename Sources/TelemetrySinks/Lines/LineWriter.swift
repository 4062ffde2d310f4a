public import TelemetryFacade

/// Writes an event's fields into a line, as far as they fit and as their privacy allows.
@usableFromInline
struct LineWriter: FieldVisitor {
    private let notation: LineNotation
    private let privacy: PrivacyRule
    /// Where the last field must have ended.
    private let fieldsEnd: Int
    /// Where the last string is cut. Names are never cut: they would become other names.
    private let stringEnd: Int
    private var isFirst = true
    private var fieldsLeftOut = 0
    private(set) var line: LineBuffer

    /// The longest end of a value after a string was cut: `…` and closing quotes and brackets.
    private static var roomForCut: Int { 16 }

    /// Writes at the end of `line`. If the line `isLimited` to its memory it is cut to fit: strings
    /// end with `…`, fields that do not fit at all are left out, and the line says so.
    init(_ notation: LineNotation, _ privacy: PrivacyRule, _ line: LineBuffer, isLimited: Bool) {
        self.notation = notation
        self.privacy = privacy
        self.line = line
        fieldsEnd = isLimited ? line.capacity - notation.roomForEnd : Int.max
        stringEnd = isLimited ? fieldsEnd - Self.roomForCut : Int.max
    }

    /// Writes what comes before the fields.
    mutating func begin(_ head: EventHead) {
        switch notation {
        case .text(let encoding): encoding.begin(head, into: &line)
        case .jsonLines(let encoding): encoding.begin(head, into: &line)
        case .otlp(let encoding): encoding.begin(head, into: &line)
        case .message(let encoding): encoding.begin(head, into: &line)
        }
    }

    @usableFromInline
    mutating func visit(_ field: EventField, _ value: consuming FieldValue) {
        switch notation {
        case .text(let encoding): write(field, value, as: encoding)
        case .jsonLines(let encoding): write(field, value, as: encoding)
        case .otlp(let encoding): write(field, value, as: encoding)
        case .message(let encoding): write(field, value, as: encoding)
        }
    }

    /// Writes what comes after the fields.
    mutating func end() {
        switch notation {
        case .text(let encoding): encoding.end(leavingOut: fieldsLeftOut, into: &line)
        case .jsonLines(let encoding): encoding.end(leavingOut: fieldsLeftOut, into: &line)
        case .otlp(let encoding): encoding.end(leavingOut: fieldsLeftOut, into: &line)
        case .message(let encoding): encoding.end(leavingOut: fieldsLeftOut, into: &line)
        }
    }

    @inline(__always)
    private mutating func write(
        _ field: EventField, _ value: consuming FieldValue, as encoding: some LineEncoding
    ) {
        let (start, wasCut) = (line.count, line.isCut)
        encoding.beginField(field, isFirst: isFirst, into: &line)
        if let mask = privacy.mask(for: field) {
            encoding.append(mask: mask, into: &line)
        } else {
            line.stringEnd = stringEnd
            encoding.append(value, of: field, into: &line)
            line.stringEnd = .max
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
