public import TelemetryFacade

/// Writes an event's fields as fields of the journal, each with its exact value.
@usableFromInline
struct JournalFieldWriter: FieldVisitor {
    let privacy: PrivacyRule
    var line: LineBuffer

    @usableFromInline
    mutating func visit(_ field: EventField, _ value: FieldValue) {
        if let mask = privacy.mask(for: field) {
            JournalFieldName.write(field.name, to: &line)
            line.append("=")
            line.append(mask)
            line.append("\n")
            return
        }
        switch value {
        case .null: return
        case .string(let text):
            JournalFieldName.write(field.name, to: &line)
            line.append(journal: text)
        default:
            JournalFieldName.write(field.name, to: &line)
            line.append("=")
            line.append(text: value)
            line.append("\n")
        }
    }
}

extension LineBuffer {
    /// Appends a value of any bytes, as systemd's "Journal Native Protocols" frames it: a line
    /// break, the length as 64 bits in little-endian order, the bytes, a line break.
    mutating func append(journal text: String) {
        text.withContiguousBytes { append(journal: $0) }
    }

    /// The same for the bytes of a text.
    mutating func append(journal bytes: UnsafeRawBufferPointer) {
        append("\n")
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { append($0) }
        append(bytes)
        append("\n")
    }
}
