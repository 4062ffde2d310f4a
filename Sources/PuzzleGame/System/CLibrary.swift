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

/// The one place that talks to the C library, so that a small program stays without Foundation.
enum CLibrary {
    /// The descriptor of standard error.
    static let standardError: Int32 = 2

    /// Writes `text` to standard error. What cannot be written is lost.
    static func writeError(_ text: String) {
        let bytes = Array(text.utf8)
        #if canImport(ucrt)
            _ = _write(standardError, bytes, UInt32(bytes.count))
        #else
            _ = write(standardError, bytes, bytes.count)
        #endif
    }

    /// Hands what `print` has buffered to standard output.
    static func flushOutput() {
        fflush(nil)
    }

    /// The processor time that the program has used; zero where the system does not tell.
    static func processorTime() -> Duration {
        #if canImport(ucrt) || canImport(WASILibc)
            return .zero
        #else
            var time = timespec()
            guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return .zero }
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        #endif
    }

    /// Ends the program.
    static func terminate(code: Int32) -> Never {
        exit(code)
    }

    /// The first `maximumSize` bytes of a file; `nil` if there is no such file.
    static func contents(of path: String, maximumSize: Int) throws(SystemError) -> [UInt8]? {
        guard let file = fopen(path, "rb") else {
            if errno == ENOENT { return nil }
            throw SystemError(code: errno)
        }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: maximumSize)
        let size = fread(&bytes, 1, maximumSize, file)
        guard ferror(file) == 0 else { throw SystemError(code: errno) }
        return Array(bytes.prefix(size))
    }

    /// Replaces a file, and makes it if there is none. On failure what it held stays.
    ///
    /// Writes a file of the same name and `.new` first, which goes again. A link is replaced, not
    /// followed.
    static func replaceContents(of path: String, with bytes: [UInt8]) throws(SystemError) {
        let newPath = path + ".new"
        do throws(SystemError) {
            try make(newPath, holding: bytes)
            try move(newPath, to: path)
        } catch {
            // Not a folder of that name, which is somebody else's.
            #if canImport(ucrt)
                _unlink(newPath)
            #else
                unlink(newPath)
            #endif
            throw error
        }
    }

    private static func move(_ source: String, to target: String) throws(SystemError) {
        #if canImport(ucrt)
            // There, a file is not moved over another one.
            remove(target)
        #endif
        guard rename(source, target) == 0 else { throw SystemError(code: errno) }
    }

    private static func make(_ path: String, holding bytes: [UInt8]) throws(SystemError) {
        guard let file = fopen(path, "wb") else { throw SystemError(code: errno) }
        let size = fwrite(bytes, 1, bytes.count, file)
        let code = errno
        // A full disk may show only now, when the bytes leave the buffer.
        guard fclose(file) == 0 else { throw SystemError(code: errno) }
        guard size == bytes.count else { throw SystemError(code: code) }
    }
}
