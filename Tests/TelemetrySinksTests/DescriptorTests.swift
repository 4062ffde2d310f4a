import Foundation
import Synchronization
import Testing

@testable import TelemetrySinks

/// The ways of kernels that cannot write without waiting and without a signal in one call.
@Suite struct DescriptorTests {
    private static let kinds = [Descriptor.Kind.guardedPipe, .other]

    @Test(arguments: kinds)
    func takesBackTheSignalOfAPipeWithoutReader(kind: Descriptor.Kind) throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: kind)
        #expect(write("x\n", to: descriptor) == .refused(error: EPIPE))
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
    }

    /// The program's own signal stays, but not the one of the write.
    @Test(arguments: kinds)
    func takesBackItsSignalWhereTheOtherWaits(kind: Descriptor.Kind) throws {
        var (blocked, before, pending) = (sigset_t(), sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGXFSZ)
        sigaddset(&blocked, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        pthread_kill(pthread_self(), SIGXFSZ)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: kind)
        #expect(write("x\n", to: descriptor) == .refused(error: EPIPE))
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0 && sigismember(&pending, SIGXFSZ) == 1)
        var (own, taken) = (sigset_t(), Int32(0))
        sigemptyset(&own)
        sigaddset(&own, SIGXFSZ)
        sigwait(&own, &taken)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    @Test(arguments: kinds)
    func leavesTheSignalMaskOfTheThreadAsItWas(kind: Descriptor.Kind) throws {
        var before = sigset_t()
        var after = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &before)
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: kind)
        #expect(write("x\n", to: descriptor) == .written)
        pthread_sigmask(SIG_SETMASK, nil, &after)
        #expect((1..<64).allSatisfy { sigismember(&before, $0) == sigismember(&after, $0) })
    }

    @Test(arguments: kinds)
    func refusesRatherThanWaitsForAFullPipe(kind: Descriptor.Kind) {
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: kind)
        let line = String(repeating: "x", count: 4_096)
        var outcome = WriteOutcome.written
        for _ in 0..<1_000 where outcome == .written { outcome = write(line, to: descriptor) }
        #expect(outcome == .refused(error: EAGAIN))
    }

    @Test func saysThatATerminalHasHungUp() throws {
        let terminal = try Terminal()
        let descriptor = Descriptor(terminal.program.fileDescriptor)
        try terminal.person.close()
        #expect(write("a\n", to: descriptor) == .refused(error: EPIPE))
    }

    @Test func saysThatANegativeNumberIsNoOpenFile() {
        #expect(write("a\n", to: Descriptor(-1)) == .refused(error: EBADF))
    }

    @Test func refusesRatherThanWaitsForAFullPipeWhileSignalsArrive() throws {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        action.sa_flags = SA_RESTART
        sigaction(SIGUSR2, &action, nil)
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: .other)
        while write(String(repeating: "a", count: 4_096), to: descriptor) == .written {}
        let thread = pthread_self()
        let isOver = Atomic(false)
        let storm = Thread {
            while !isOver.load(ordering: .relaxed) { pthread_kill(thread, SIGUSR2) }
        }
        storm.start()
        for _ in 0..<20_000 {
            #expect(write("a\n", to: descriptor) == .refused(error: EAGAIN))
        }
        isOver.store(true, ordering: .relaxed)
        while !storm.isFinished { usleep(100) }
    }

    /// There is room for some of it, so the way of ``Descriptor/Kind/other`` would wait here.
    @Test func tearsALineRatherThanWaitsForAPipeThatHasLessRoom() {
        let pipe = Pipe()
        let descriptor = Descriptor(pipe.fileHandleForWriting.fileDescriptor, kind: .guardedPipe)
        let line = String(repeating: "x", count: 1 << 20)
        #expect(write(line, to: descriptor) == .torn(error: EAGAIN))
    }

    @Test func opensANamedPipeOnceMoreAndLeavesTheFlagsOfTheDescriptor() throws {
        try Receiver.withDirectory { directory in
            let path = directory.appending(path: "pipe").path
            try #require(mkfifo(path, 0o600) == 0)
            let number = open(path, O_RDWR | O_CLOEXEC)
            defer { close(number) }
            let flags = fcntl(number, F_GETFL)
            let descriptor = Descriptor(number)
            #expect(descriptor.kind == .namedPipe && descriptor.reopened != nil)
            #expect(write("x\n", to: descriptor) == .written)
            #expect(fcntl(number, F_GETFL) == flags)
        }
    }

    @Test func closesWhatItOpened() throws {
        let terminal = try Terminal()
        var descriptor: Descriptor? = Descriptor(terminal.program.fileDescriptor)
        let own = try #require(descriptor?.reopened?.number)
        #expect(fcntl(own, F_GETFD) == FD_CLOEXEC)
        descriptor = nil
        #expect(fcntl(own, F_GETFD) == -1)
    }

    /// Opened anew it would be the controlling side of a new terminal, which nobody sees.
    @Test func doesNotOpenTheControllingSideOfATerminal() throws {
        let terminal = try Terminal()
        let descriptor = Descriptor(terminal.person.fileDescriptor)
        #expect(descriptor.kind == .terminal && descriptor.reopened == nil)
    }

    private func write(_ text: String, to descriptor: Descriptor) -> WriteOutcome {
        Array(text.utf8).withUnsafeBytes { descriptor.write($0) }
    }
}
