#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Keeps the signals of a failing write from ending the process.
    ///
    /// A write to a pipe without a reader raises SIGPIPE, one beyond the size limit of a file
    /// SIGXFSZ; both go to the writing thread. They are blocked on this thread only, and what the
    /// write raised is taken back, so that the program's own handling of both stays as it was. A
    /// terminal stops a background process by SIGTTOU, if it is set to, but not one that blocks it.
    struct SignalGuard: ~Copyable {
        private var previous = sigset_t()
        private let pipeWasPending: Bool
        private let fileWasPending: Bool

        /// Runs `write` and returns its result, with `errno` as `write` left it.
        @inline(__always)
        static func around(_ write: () -> Int) -> Int {
            let signals = SignalGuard()
            let result = write()
            signals.release(after: result)
            return result
        }

        // Out of line, as ``release(after:)``: beside its system calls a call costs nothing.
        @inline(never)
        private init() {
            var blocked = sigset_t()
            sigemptyset(&blocked)
            sigaddset(&blocked, SIGPIPE)
            sigaddset(&blocked, SIGXFSZ)
            sigaddset(&blocked, SIGTTOU)
            pthread_sigmask(SIG_BLOCK, &blocked, &previous)
            pipeWasPending = Self.isPending(SIGPIPE, blockedIn: previous)
            fileWasPending = Self.isPending(SIGXFSZ, blockedIn: previous)
        }

        @inline(never)
        private consuming func release(after result: Int) {
            let error = lastError
            if result < 0 {
                if error == EPIPE, !pipeWasPending { Self.takeBack(SIGPIPE) }
                if error == EFBIG, !fileWasPending { Self.takeBack(SIGXFSZ) }
            }
            withUnsafePointer(to: previous) { _ = pthread_sigmask(SIG_SETMASK, $0, nil) }
            lastError = error
        }

        /// Whether `signal` waited already. It can only where the thread blocked it before: that
        /// is asked first, because it costs no system call.
        private static func isPending(_ signal: Int32, blockedIn mask: sigset_t) -> Bool {
            let wasBlocked = withUnsafePointer(to: mask) { sigismember($0, signal) }
            guard wasBlocked == 1 else { return false }
            var pending = sigset_t()
            sigpending(&pending)
            return sigismember(&pending, signal) == 1
        }

        private static func takeBack(_ signal: Int32) {
            var pending = sigset_t()
            sigpending(&pending)
            // Not pending where the program ignores the signal.
            guard sigismember(&pending, signal) == 1 else { return }
            var raised = sigset_t()
            sigemptyset(&raised)
            sigaddset(&raised, signal)
            var taken: Int32 = 0
            sigwait(&raised, &taken)
        }
    }
#endif
