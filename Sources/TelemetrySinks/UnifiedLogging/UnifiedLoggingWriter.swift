internal import TelemetryFacade

/// Writes the name of an event and its fields into a line, as far as they fit.
///
/// Every value that the log system has to hide stands between two marks. The marks are control
/// characters, which stand nowhere else, because they are escaped in names and values.
struct UnifiedLoggingWriter: FieldVisitor {
    /// What stands before a hidden value.
    static let hiddenStart: UInt8 = 0x01
    /// What stands after a hidden value.
    static let hiddenEnd: UInt8 = 0x02

    private let encoding = MessageEncoding()
    private let showsPrivateValues: Bool
    /// Where the last field must have ended.
    private let fieldsEnd: Int
    /// Where a string is cut. The name of a field is not: half a name is another field's.
    private var stringEnd: Int { fieldsEnd - Self.roomForCut }
    private var fieldsLeftOut = 0
    private(set) var line: LineBuffer

    /// The longest end of a value after a string was cut: `…`, quotes, brackets and a mark.
    private static var roomForCut: Int { 16 }

    /// Starts `line` with `name`. Whatever does not fit its memory is cut or left out.
    init(_ name: StaticString, showsPrivateValues: Bool, to line: LineBuffer) {
        self.showsPrivateValues = showsPrivateValues
        self.line = line
        fieldsEnd = line.capacity - MessageEncoding.roomForEnd
        self.line.stringEnd = stringEnd
        self.line.append(text: name.bytes)
        self.line.stringEnd = .max
    }

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        let (start, wasCut) = (line.count, line.isCut)
        encoding.beginField(field, isFirst: false, into: &line)
        write(value, of: field)
        if line.count > fieldsEnd {
            line.goBack(to: start)
            line.isCut = wasCut
            fieldsLeftOut += 1
        }
    }

    /// Ends the line. Says so if something is missing.
    mutating func end() {
        encoding.end(leavingOut: fieldsLeftOut, into: &line)
    }

    private mutating func write(_ value: FieldValue, of field: EventField) {
        // The log system hides private values itself, so only sensitive ones have a mask here.
        if let mask = PrivacyRule(showsPrivateValues: true).mask(for: field) {
            encoding.append(mask: mask, into: &line)
        } else if field.privacy == .public || showsPrivateValues {
            append(value, of: field)
        } else {
            line.append(Self.hiddenStart)
            append(value, of: field)
            line.append(Self.hiddenEnd)
        }
    }

    private mutating func append(_ value: FieldValue, of field: EventField) {
        line.stringEnd = stringEnd
        encoding.append(value, of: field, into: &line)
        line.stringEnd = .max
    }
}
