import Foundation
import Testing

/// What must not end, block or damage a program, each in a process of its own.
@Suite(.serialized) struct StreamFaultTests {
    @Test func survivesAPipeWithoutReader() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try Child(events: 500, output: pipe.fileHandleForWriting).result()
        #expect(result.isFine && result["closed"] == 500 && result["lost"] == 500)
    }

    @Test(arguments: ["blocking", "not-blocking"])
    func neitherWaitsForNorTearsWhatNobodyReads(option: String) throws {
        let pipe = Pipe()
        let child = try Child(events: 5_000, option, output: pipe.fileHandleForWriting)
        let result = child.result()
        try pipe.fileHandleForWriting.close()
        let lines = NumberedLines(pipe.fileHandleForReading.readDataToEndOfFile())
        #expect(result.isFine && lines.damaged == [] && lines.isInOrder)
        #expect(result["full"] == 5_000 - lines.whole && lines.whole > 300)
    }

    @Test(arguments: [20, 1_000])
    func doesNotWaitForATerminalThatNobodyReads(padding: Int) throws {
        let terminal = try Terminal()
        let child = try Child(events: 2_000, padding: padding, output: terminal.program)
        let result = child.result()
        #expect(result.isFine && (result["full"] ?? 0) > 1_000)
    }

    @Test(.enabled(if: Receiver.isPythonModule("pty")))
    func isNotStoppedInTheBackgroundOfATerminalThatStopsWriters() throws {
        let script = """
            import os, pty, sys, termios
            session, person = pty.fork()
            if session == 0:
                modes = termios.tcgetattr(1)
                modes[3] |= termios.TOSTOP
                termios.tcsetattr(1, termios.TCSANOW, modes)
                child = os.fork()
                if child == 0:
                    os.setpgid(0, 0)
                    os.dup2(os.open("/dev/null", os.O_WRONLY), 2)
                    os.execv(sys.argv[1], [sys.argv[1], "1", "5", "20", "0"])
                ended, status = os.waitpid(child, os.WUNTRACED)
                if os.WIFSTOPPED(status): os.kill(child, 9)
                os._exit(0 if os.WIFEXITED(status) else 3)
            text = b""
            try:
                while part := os.read(person, 1000): text += part
            except OSError: pass
            print(text.count(b"numbered"), os.WEXITSTATUS(os.waitpid(session, 0)[1]))
            """
        let run = try Receiver.run(
            "/usr/bin/env", ["python3", "-c", script, Child.executable.path])
        #expect(run.output == "5 0\n")
    }

    /// The kernel takes what there is room for, also half a line.
    @Test func fourThreadsShareAStreamSocket() throws {
        var numbers: [Int32] = [0, 0]
        try #require(
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &numbers) == 0)
        let reader = FileHandle(fileDescriptor: numbers[0], closeOnDealloc: true)
        let writer = FileHandle(fileDescriptor: numbers[1], closeOnDealloc: true)
        let child = try Child(threads: 4, events: 100, padding: 45_000, output: writer)
        try writer.close()
        var data = Data()
        while let part = try reader.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
        }
        let (result, lines) = (child.result(), NumberedLines(data))
        #expect(result.isFine && lines.isInOrder)
        #expect(result["lost"] == 400 - lines.whole && lines.whole > 4)
    }

    /// Again and again, because it takes two threads that see the same room at once.
    @Test func doesNotWaitForANamedPipeThatEightThreadsFill() throws {
        try Receiver.withDirectory { directory in
            for number in 0..<20 {
                let path = directory.appending(path: "pipe\(number)").path
                try #require(mkfifo(path, 0o600) == 0)
                let pipe = FileHandle(
                    fileDescriptor: open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
                let result = try Child(
                    threads: 8, events: 50, padding: 3_900, output: pipe
                ).result()
                #expect(result.isFine && (result["full"] ?? 0) > 350)
            }
        }
    }

    @Test func countsEveryEventForAFullDisk() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let result = try Child(events: 500, output: full).result()
        #expect(result.isFine && result["failed"] == 500 && result["lost"] == 500)
    }

    @Test(arguments: ["closed-before", "closed-after"])
    func countsEveryEventForAClosedDescriptor(option: String) throws {
        let result = try Child(events: 500, option, output: .nullDevice).result()
        #expect(!result.endedBySignal && result["closed"] == 500 && result["lost"] == 500)
    }

    @Test func survivesTheSizeLimitOfFiles() throws {
        try withFile { file, contents in
            let result = try Child(events: 500, "limited-files", output: file).result()
            let data = try contents()
            #expect(result.isFine && data.count <= 10_000)
            // The limit tears one line at most.
            #expect(NumberedLines(data).damaged.count <= 2)
            #expect(result["failed"] == 500 - NumberedLines(data).whole)
        }
    }

    /// What is too long for a datagram goes as a file in memory, to which the limit applies.
    @Test func survivesTheSizeLimitOfFilesInMemory() throws {
        try Receiver.withDirectory { directory in
            let receiver = try DatagramReceiver(in: directory)
            let result = try Child(
                events: 3, padding: 300_000, "limited-files", "journal:\(receiver.path)",
                output: .nullDevice
            ).result()
            #expect(result.isFine && result["failed"] == 3 && result["lost"] == 3)
        }
    }

    @Test func everythingObservedOutlivesAKilledProcess() throws {
        try withFile { file, contents in
            let result = try Child(events: 500, "killed", output: file).result()
            #expect(result.endedBySignal && result.status == 9)
            let lines = NumberedLines(try contents())
            #expect(lines.whole == 500 && lines.damaged == [] && lines.isInOrder)
        }
    }

    @Test(arguments: [20, 3_900, 70_000])
    func fourProcessesShareAFile(padding: Int) throws {
        try withFile { file, contents in
            let children = try (0..<4).map {
                try Child(events: 200, padding: padding, writer: $0, output: file)
            }
            for child in children { #expect(child.result()["lost"] == 0) }
            let lines = NumberedLines(try contents())
            #expect(lines.whole == 800 && lines.damaged == [] && lines.isInOrder)
        }
    }

    @Test(arguments: [20, 3_900, 70_000])
    func fourProcessesShareAPipe(padding: Int) throws {
        let pipe = Pipe()
        let children = try (0..<4).map {
            try Child(
                events: 500, padding: padding, writer: $0, output: pipe.fileHandleForWriting)
        }
        try pipe.fileHandleForWriting.close()
        let lines = NumberedLines(pipe.fileHandleForReading.readDataToEndOfFile())
        let results = children.map { $0.result() }
        #expect(results.allSatisfy(\.isFine) && lines.damaged == [] && lines.isInOrder)
        #expect(lines.whole + results.reduce(0) { $0 + ($1["full"] ?? 0) } == 2_000)
        #expect(
            results.reduce(0) { $0 + ($1["shortened"] ?? 0) } == (padding > 4_000 ? lines.whole : 0)
        )
    }

    @Test func eightThreadsLoseNothingUncounted() throws {
        let pipe = Pipe()
        let child = try Child(threads: 8, events: 125_000, output: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        var (breaks, size) = (0, 0)
        while let data = try pipe.fileHandleForReading.read(upToCount: 1 << 16), !data.isEmpty {
            size += data.count
            breaks += data.count { $0 == 0x0A }
        }
        let result = child.result()
        #expect(result.isFine && breaks + (result["full"] ?? 0) == 1_000_000)
    }

    /// A new file that is appended to, and what is in it.
    private func withFile(_ body: (FileHandle, () throws -> Data) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        defer { unlink(url.path) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try body(handle) { try Data(contentsOf: url) }
    }
}
