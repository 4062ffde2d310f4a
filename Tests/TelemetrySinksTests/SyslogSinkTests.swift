import Foundation
import TelemetryFacade
@testable import TelemetrySinks
import Testing

@Suite(.serialized) struct SyslogSinkTests {
    @Test func saysSoWhereNobodyListens() {
        #expect(
            throws: SocketUnavailable(path: "/nowhere/log", reason: "No such file or directory")
        ) {
            _ = try SyslogSink<SampleEvent>(applicationName: "game", path: "/nowhere/log")
        }
    }

    @Test func errorNamesThePathAndTheReason() {
        #expect(
            SocketUnavailable(path: "/nowhere/log", reason: "No such file or directory").description
                == "no log receiver can be reached at '/nowhere/log': No such file or directory")
    }

    @Test func refusesAPathThatIsTooLongForASocket() {
        let path = "/" + String(repeating: "x", count: 200)
        #expect(throws: SocketUnavailable(path: path, reason: "File name too long")) {
            _ = try SyslogSink<SampleEvent>(applicationName: "game", path: path)
        }
    }

    @Test(.enabled(if: Receiver.isInstalled("rsyslog", at: "/usr/sbin/rsyslogd")))
    func rsyslogReadsHeaderAndMessage() throws {
        try Receiver.withDirectory { directory in
            let (socket, output) = (
                directory.appending(path: "log"), directory.appending(path: "out")
            )
            try configuration(socket, output).write(
                to: directory.appending(path: "conf"), atomically: true, encoding: .utf8)
            let arguments = ["-n", "-f", "\(directory.path)/conf", "-i", "\(directory.path)/pid"]
            try Receiver.whileRunning("/usr/sbin/rsyslogd", arguments, socket: socket) {
                let sink = try SyslogSink<SampleEvent>(
                    applicationName: "my game", facility: .local(3), path: socket.path)
                for event in events { sink.receive(event) }
                #expect(sink.losses.count == 0 && sink.losses.shortened == 1)
                let lines = try #require(Self.lines(of: output, count: 3))
                let number = ProcessInfo.processInfo.processIdentifier
                #expect(
                    lines[0] == "157|my_game|\(number)|sessionCompleted|"
                        + "sessionCompleted id=<private> text=\"a\\nb ä\"")
                #expect(lines[1] == "154|my_game|\(number)|-|\"two words\"")
                #expect(lines[2].hasSuffix("xx… <cut>") && lines[2].utf8.count < 2_048)
            }
        }
    }

    private let events = [
        SampleEvent(fields: [
            (EventField("id", .private), .integer(1)),
            (EventField("text", .public), .string("a\nb ä")),
        ]),
        SampleEvent(name: "two words", level: .fault),
        SampleEvent(fields: [
            (EventField("long", .public), .string(String(repeating: "x", count: 5_000)))
        ]),
    ]

    private func configuration(_ socket: URL, _ output: URL) -> String {
        """
        module(load="imuxsock" sysSock.use="off")
        input(type="imuxsock" Socket="\(socket.path)" useSpecialParser="off" useSysTimeStamp="off"
              RateLimit.Interval="0")
        template(name="fields" type="string"
                 string="%pri%|%app-name%|%procid%|%msgid%|%msg%\\n")
        *.* action(type="omfile" file="\(output.path)" template="fields")

        """
    }

    private static func lines(of file: URL, count: Int) -> [Substring]? {
        var lines: [Substring] = []
        _ = Receiver.waits {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            lines = text.split(separator: "\n")
            return lines.count >= count
        }
        return lines.count == count ? lines : nil
    }
}
