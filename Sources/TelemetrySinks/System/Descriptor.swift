internal import TelemetryKernelCalls

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(WASILibc)
    internal import WASILibc
#elseif canImport(ucrt)
    internal import ucrt
#endif

/// An open file that somebody else owns, and what kind of file it is.
struct Descriptor: Sendable {
    /// The kinds that have to be written to in different ways.
    enum Kind: Sendable {
        /// A regular file: a write waits for no other program.
        case file
        /// A regular file of a process whose files may only grow to a limit (`ulimit -f`), and
        /// that is sent a signal when they reach it.
        case limitedFile
        /// A device that is no terminal, such as `/dev/null`.
        case device
        /// A pipe without a name, on a kernel that can write without waiting and without a signal.
        case pipe
        /// A pipe without a name, on a kernel that can write without waiting only.
        case guardedPipe
        /// A named pipe.
        case namedPipe
        /// A terminal.
        case terminal
        /// A socket of any family.
        case socket
        /// What could not be looked at, or a pipe on a kernel that always waits for its reader.
        case other
    }

    /// The number by which the kernel knows it.
    let number: Int32
    /// What it was when this value was made.
    let kind: Kind
    /// What is written to instead where the kernel has no other way not to wait.
    let reopened: ReopenedFile?

    /// Looks at what `number` stands for. A closed descriptor is of kind ``Kind/other``.
    init(_ number: Int32) {
        self.number = number
        kind = Self.kind(of: number)
        reopened = kind == .terminal || kind == .namedPipe ? ReopenedFile(number) : nil
    }

    /// Takes `number` for a file of another kind than it may be.
    init(_ number: Int32, kind: Kind) {
        self.number = number
        self.kind = kind
        reopened = nil
    }

    /// The longest line, in bytes, that arrives whole whoever else writes to the same file.
    ///
    /// POSIX promises a pipe 512 bytes, Linux 4,096 (`PIPE_BUF`, `pipe(7)`).
    var longestWholeLine: Int {
        switch kind {
        case .file, .limitedFile, .device, .socket: 1 << 20
        case .pipe, .guardedPipe, .namedPipe, .terminal, .other:
            #if canImport(Darwin)
                512
            #else
                4096
            #endif
        }
    }

    /// Whether it may take a part of a line and refuse the rest. A pipe does not, up to the longest
    /// line; where a terminal has to be waited for, it takes the rest later.
    @inline(__always)
    var mayTearLines: Bool {
        switch kind {
        case .file, .limitedFile, .socket: true
        case .terminal: reopened != nil
        case .device, .pipe, .guardedPipe, .namedPipe, .other: false
        }
    }

    /// Whether a person looks at it.
    var isTerminal: Bool { Self.isTerminal(number) }

    private static func isTerminal(_ number: Int32) -> Bool {
        #if canImport(ucrt)
            _isatty(number) != 0
        #else
            isatty(number) == 1
        #endif
    }

    private static func kind(of number: Int32) -> Kind {
        switch telemetry_kind_of(number) {
        case telemetry_kind_regular_file: isFileSizeLimited ? .limitedFile : .file
        case telemetry_kind_pipe: telemetry_is_unnamed_pipe(number) != 0 ? unnamedPipe : .namedPipe
        case telemetry_kind_socket: .socket
        case telemetry_kind_character_device: isTerminal(number) ? .terminal : .device
        default: .other
        }
    }

    /// Found out once in a process: asking for what the kernel does not know costs each write more.
    private static let unnamedPipe: Kind =
        switch telemetry_ways_to_write_to_a_pipe() {
        case 2: .pipe
        case 1: .guardedPipe
        default: .other
        }

    /// Asked once, because guarding each write costs as much as the write.
    private static var isFileSizeLimited: Bool {
        #if canImport(ucrt) || canImport(WASILibc)
            false
        #else
            var limit = rlimit()
            #if canImport(Glibc)
                let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
            #else
                let resource = RLIMIT_FSIZE
            #endif
            return getrlimit(resource, &limit) == 0 && limit.rlim_cur < rlim_t.max >> 1
        #endif
    }
}
