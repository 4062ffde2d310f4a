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
    /// write raised is taken back, so that the program's own handling of both stays as it was.
    enum SignalGuard {
        /// Runs `write` and returns its result, with `errno` as `write` left it.
        static func around(_ write: () -> Int) -> Int {
            var blocked = sigset_t()
            var previous = sigset_t()
            sigemptyset(&blocked)
            sigaddset(&blocked, SIGPIPE)
            sigaddset(&blocked, SIGXFSZ)
            pthread_sigmask(SIG_BLOCK, &blocked, &previous)
            let pipeWasPending = isPending(SIGPIPE, blockedIn: &previous)
            let fileWasPending = isPending(SIGXFSZ, blockedIn: &previous)
            let result = write()
            let error = errno
            if result < 0 {
                if error == EPIPE, !pipeWasPending { takeBack(SIGPIPE) }
                if error == EFBIG, !fileWasPending { takeBack(SIGXFSZ) }
            }
            pthread_sigmask(SIG_SETMASK, &previous, nil)
            errno = error
            return result
        }

        /// Whether `signal` waited already. It can only where the thread blocked it before: that
        /// is asked first, because it costs no system call.
        private static func isPending(_ signal: Int32, blockedIn mask: inout sigset_t) -> Bool {
            guard sigismember(&mask, signal) == 1 else { return false }
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
