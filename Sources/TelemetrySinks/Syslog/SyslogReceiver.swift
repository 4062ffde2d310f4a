/// The system's own receiver of syslog.
@usableFromInline
enum SyslogReceiver {
    /// The socket where it listens.
    @usableFromInline static var path: String {
        #if canImport(Darwin)
            "/var/run/syslog"
        #else
            "/dev/log"
        #endif
    }
}
