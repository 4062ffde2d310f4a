internal import TelemetryFacade

/// What comes before the message (RFC 5424, section 6.2), in which a dash stands for nothing.
struct SyslogHeader: Sendable {
    private let facility: SyslogFacility
    /// The application's name, and the number of the process.
    private let origin: String

    /// Names the sender. What RFC 5424 does not allow in `applicationName` becomes `_`.
    init(_ facility: SyslogFacility, applicationName: String, processNumber: Int32) {
        self.facility = facility
        var name = ""
        for scalar in applicationName.unicodeScalars where name.utf8.count < 48 {
            name.unicodeScalars.append(Self.isPrintable(scalar) ? scalar : "_")
        }
        origin = "\(name.isEmpty ? "-" : name) \(processNumber)"
    }

    /// Appends the header of one message, whose identifier is the name of the event.
    func write(_ head: EventHead, to line: inout LineBuffer) {
        line.append("<")
        line.append(decimal: facility.code * 8 + head.level.syslogSeverity)
        line.append(">1 ")
        if head.time.isInCalendar { line.append(head.time) } else { line.append("-") }
        line.append(" - ")
        line.write(origin)
        line.append(" ")
        if Self.isIdentifier(head.name.bytes) { line.append(head.name) } else { line.append("-") }
        line.append(" - ")
    }

    private static func isIdentifier(_ name: UnsafeRawBufferPointer) -> Bool {
        (1...32).contains(name.count)
            && name.allSatisfy { isPrintable(Unicode.Scalar($0)) }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        (0x21...0x7E).contains(scalar.value)
    }
}

extension EventLevel {
    /// `Debug`, `Informational`, `Notice`, `Error`, `Critical` (RFC 5424, section 6.2.1).
    var syslogSeverity: UInt64 {
        switch self {
        case .debug: 7
        case .info: 6
        case .notice: 5
        case .error: 3
        case .fault: 2
        }
    }
}
