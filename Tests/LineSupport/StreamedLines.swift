internal import Foundation
internal import ProcessSupport
public import TelemetryFacade
internal import TelemetrySinks

/// Lines as the real sink writes them.
public enum StreamedLines {
    /// To a file, where a line may have a megabyte.
    public static func inAFile<Event: TelemetryEventProtocol>(
        _ events: [Event], showsPrivateValues: Bool = false, at time: WallClockTime? = nil
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        let descriptor = open(
            folder.path("lines"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { close(descriptor) }
        let sink = StreamSink<Event>(
            descriptor: descriptor, format: .jsonLines, showsPrivateValues: showsPrivateValues)
        for event in events {
            if let time { sink.receive(event, observedAt: time) } else { sink.receive(event) }
        }
        return lines(of: try folder.text("lines"))
    }

    /// To a pipe, where long lines are shortened.
    public static func inAPipe(_ events: [TelemetryEvent]) throws -> [String] {
        let pipe = Pipe()
        let sink = StreamSink<TelemetryEvent>(
            descriptor: pipe.fileHandleForWriting.fileDescriptor, format: .jsonLines,
            showsPrivateValues: true)
        // A pipe holds more than one line, but not all of them.
        let text = events.map { event in
            sink.receive(event)
            return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
        }
        return lines(of: text.joined())
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0 + "\n" }
    }
}
