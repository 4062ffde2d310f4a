import Foundation
import Testing

@testable import TelemetrySystem

/// The way of kernels that cannot write without waiting and without a signal in one call.
@Suite struct DescriptorTests {
    @Test func takesBackTheSignalOfAPipeWithoutReader() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: .other)
        #expect(write("x\n", to: descriptor) == .refused(error: EPIPE))
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
    }

    @Test func leavesTheSignalMaskOfTheThreadAsItWas() throws {
        var before = sigset_t()
        var after = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &before)
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: .other)
        #expect(write("x\n", to: descriptor) == .written)
        pthread_sigmask(SIG_SETMASK, nil, &after)
        #expect((1..<64).allSatisfy { sigismember(&before, $0) == sigismember(&after, $0) })
    }

    @Test func refusesRatherThanWaitsForAFullPipe() {
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: .other)
        let line = String(repeating: "x", count: 4_096)
        var outcome = WriteOutcome.written
        for _ in 0..<1_000 where outcome == .written { outcome = write(line, to: descriptor) }
        #expect(outcome == .refused(error: EAGAIN))
    }

    private func write(_ text: String, to descriptor: Descriptor) -> WriteOutcome {
        Array(text.utf8).withUnsafeBytes { descriptor.write($0) }
    }
}
