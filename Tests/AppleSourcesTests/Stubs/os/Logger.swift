// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for the logger; prints what it was given: where, at which level, with which privacy.
///
/// Deliberately without `isEnabled(type:)` and `disabled`: systems before 26.4 do not have them.
public struct Logger: Sendable {
    private let log: OSLog

    public init(_ log: OSLog) { self.log = log }

    public init(subsystem: String, category: String) {
        self.init(OSLog(subsystem: subsystem, category: category))
    }

    @_semantics("oslog.requires_constant_arguments")
    public func log(_ message: OSLogMessage) {
        write(.default, message)
    }

    // The level may be a variable; the message may not.
    @_semantics("oslog.log_with_level")
    public func log(level: OSLogType, _ message: OSLogMessage) {
        write(level, message)
    }

    private func write(_ level: OSLogType, _ message: OSLogMessage) {
        guard log.isEnabled(type: level) else { return }
        let pieces = message.pieces.map { piece in
            piece.privacy.map { "<\($0.name) \(piece.text())>" } ?? piece.text()
        }
        print("\(log.subsystem)/\(log.category) \(level.name): \(pieces.joined())")
    }
}
