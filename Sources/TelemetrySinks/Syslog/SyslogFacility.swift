/// Which part of a system a message of syslog comes from (RFC 5424, section 6.2.1).
public struct SyslogFacility: Sendable, Equatable {
    let code: UInt64

    /// A program that a user runs.
    public static let user = SyslogFacility(code: 1)
    /// A program that the system runs.
    public static let daemon = SyslogFacility(code: 3)

    /// One of the eight facilities for local use. `number` must be in `0...7`.
    public static func local(_ number: Int) -> SyslogFacility {
        precondition((0...7).contains(number), "syslog has the local facilities 0 to 7")
        return SyslogFacility(code: 16 + UInt64(number))
    }
}
