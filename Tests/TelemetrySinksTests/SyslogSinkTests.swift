import Foundation
import TelemetryFacade
import Testing

@testable import TelemetrySinks

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

    @Test(arguments: [(Int.min, 480), (0, 480), (481, 481), (.max, 20_000)])
    func keepsTheLongestMessageWithinItsBounds(_ longest: Int, _ size: Int) throws {
        try Receiver.withDirectory { directory in
            let receiver = try DatagramReceiver(in: directory)
            let sink = try SyslogSink<SampleEvent>(
                applicationName: "game", path: receiver.path, longestMessage: longest)
            let text = String(repeating: "x", count: 20_000)
            sink.receive(SampleEvent(fields: [(EventField("text", .public), .string(text))]))
            let message = try #require(receiver.next())
            #expect(message.hasSuffix(longest == .max ? text : "x… <cut>"))
            #expect(longest == .max || (size - 40...size).contains(message.utf8.count))
        }
    }

    @Test func writesADashForAYearThatItsTimeCannotHold() {
        let header = SyslogHeader(.user, applicationName: "game", processNumber: 7)
        let texts = [253_402_300_799, 253_402_300_800 as Int64].map { seconds in
            withUnsafeTemporaryAllocation(byteCount: 100, alignment: 1) {
                var line = LineBuffer($0)
                let time = WallClockTime(secondsSince1970: seconds)
                header.write(EventHead(name: "opened", level: .info, time: time), to: &line)
                return String(decoding: line.bytes, as: UTF8.self)
            }
        }
        #expect(
            texts == [
                "<14>1 9999-12-31T23:59:59.000Z - game 7 opened - ",
                "<14>1 - - game 7 opened - ",
            ])
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
                #expect(sink.losses.total == 0 && sink.losses.shortened == 1)
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
