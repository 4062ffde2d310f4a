import Foundation
import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite(.serialized) struct JournalSinkTests {
    @Test func saysSoWhereNoJournalListens() {
        #expect(
            throws: SocketUnavailable(path: "/nowhere/socket", reason: "No such file or directory")
        ) {
            _ = try JournalSink<SampleEvent>(identifier: "game", path: "/nowhere/socket")
        }
    }

    @Test func saysWhenAnEventWasObservedThatArrivesLater() throws {
        try Receiver.withDirectory { directory in
            let receiver = try DatagramReceiver(in: directory)
            let sink = try JournalSink<SampleEvent>(identifier: "game", path: receiver.path)
            sink.receive(SampleEvent(), observedAt: LineRendering.time)
            #expect(
                receiver.next()?.contains("\nSYSLOG_TIMESTAMP=2026-11-30T11:32:14.123Z\n") == true)
            sink.receive(SampleEvent())
            #expect(receiver.next()?.contains("TIMESTAMP") == false)
        }
    }

    @Test(
        .enabled(
            if: Receiver.isInstalled(
                "systemd-journald (run as root)", at: Self.isRoot ? Self.daemon : "")))
    func journaldReadsMessageAndFields() throws {
        try Receiver.withDirectory { directory in
            let name = "t\(directory.lastPathComponent.lowercased())"
            let socket = directory.appending(path: "socket")
            defer { Self.removeJournal(of: name) }
            try Receiver.whileRunning(
                Self.daemon, [name], environment: ["RUNTIME_DIRECTORY": directory.path],
                socket: socket
            ) {
                let sink = try JournalSink<SampleEvent>(identifier: "game", path: socket.path)
                for event in events { sink.receive(event) }
                #expect(sink.losses.total == 0)
                let records = try #require(try Self.records(of: name, count: 2))
                #expect(
                    records[0]["MESSAGE"] as? String
                        == "sessionCompleted id=<private> durationMs=12345ms text=\"a\\nb\" none=nil"
                )
                #expect(records[0]["PRIORITY"] as? String == "5")
                #expect(records[0]["EVENT"] as? String == "sessionCompleted")
                #expect(records[0]["EVENT_ID"] as? String == "<private>")
                #expect(records[0]["EVENT_DURATION_MS"] as? String == "12345")
                #expect(records[0]["EVENT_TEXT"] as? String == "a\nb")
                #expect(records[0]["EVENT_NONE"] == nil)
                #expect((records[1]["EVENT_LONG"] as? String)?.count == 400_000)
            }
        }
    }

    private let events = [
        SampleEvent(fields: [
            (EventField("id", .private), .integer(1)),
            (EventField("durationMs", .public, unit: "ms"), .integer(12345)),
            (EventField("text", .public), .string("a\nb")),
            (EventField("none", .public), .null),
        ]),
        SampleEvent(fields: [
            (EventField("long", .public), .string(String(repeating: "x", count: 400_000)))
        ]),
    ]

    private static let daemon = "/usr/lib/systemd/systemd-journald"
    private static let isRoot = geteuid() == 0

    private static func records(of name: String, count: Int) throws -> [[String: Any]]? {
        var records: [[String: Any]] = []
        _ = try Receiver.waits {
            let output = try Receiver.run(
                "/usr/bin/env",
                ["journalctl", "--namespace=\(name)", "-t", "game", "-o", "json", "--all"])
            records = output.output.split(separator: "\n").compactMap {
                try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
            }
            return records.count >= count
        }
        return records.count == count ? records : nil
    }

    /// The daemon keeps the records of a namespace where the system keeps its own.
    private static func removeJournal(of name: String) {
        for parent in ["/var/log/journal", "/run/log/journal"] {
            let directories = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
            for directory in directories where directory.hasSuffix(".\(name)") {
                try? FileManager.default.removeItem(atPath: "\(parent)/\(directory)")
            }
        }
    }
}
