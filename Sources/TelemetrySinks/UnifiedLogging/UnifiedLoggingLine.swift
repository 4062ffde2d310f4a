internal import TelemetryFacade

/// The text of an event for unified logging, in pieces that are shown or hidden.
///
/// The pieces alternate: `shown[0]`, `hidden[0]`, `shown[1]` and so on, so there is always one more
/// that is shown. Pieces, because the log system takes privacy per interpolation, and only as a
/// literal.
struct UnifiedLoggingLine: Equatable {
    /// The bytes that a line may have: unified logging keeps 1,024 of a message's dynamic content
    /// (header comment of `os/log.h`), and reading longer texts back was seen to fail from 966 on.
    static let limit = 800

    /// The most pieces that are hidden. From the last of them on, everything is.
    static let mostHiddenPieces = 6

    /// What everybody may read.
    private(set) var shown: [String] = []
    /// What the log system shows as `<private>`.
    private(set) var hidden: [String] = []

    /// Renders `event` under the name `name`. What does not fit is cut or left out, and the line
    /// says so.
    init(_ event: some TelemetryEventProtocol, named name: StaticString, showsPrivateValues: Bool) {
        withUnsafeTemporaryAllocation(byteCount: Self.limit, alignment: 1) { memory in
            var writer = UnifiedLoggingWriter(
                name, showsPrivateValues: showsPrivateValues, to: LineBuffer(memory))
            event.visitFields(&writer)
            writer.end()
            split(writer.line.bytes)
        }
    }

    private mutating func split(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UnifiedLoggingWriter.hiddenStart) {
            shown.append(Self.text(rest[..<start]))
            rest = rest[(start + 1)...]
            guard hidden.count + 1 < Self.mostHiddenPieces else { break }
            let end = rest.firstIndex(of: UnifiedLoggingWriter.hiddenEnd) ?? rest.endIndex
            hidden.append(Self.text(rest[..<end]))
            rest = rest[end...].dropFirst()
        }
        if shown.count > hidden.count {
            hidden.append(Self.text(rest))
            shown.append("")
        } else {
            shown.append(Self.text(rest))
        }
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        let isMark = { (byte: UInt8) in
            byte == UnifiedLoggingWriter.hiddenStart || byte == UnifiedLoggingWriter.hiddenEnd
        }
        return String(decoding: bytes.filter { !isMark($0) }, as: UTF8.self)
    }
}
