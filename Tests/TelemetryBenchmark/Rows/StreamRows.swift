private import Foundation
internal import TelemetryFacade
internal import TelemetrySinks

/// What formatting adds to the system call that hands a line to the kernel.
struct StreamRows {
    private let samples: Samples
    private static let formats: [(name: String, format: StreamFormat)] = [
        ("text", .text), ("json-lines", .jsonLines), ("otlp", .otlp(serviceName: "benchmark")),
    ]

    init(_ samples: Samples) {
        self.samples = samples
    }

    var comparisons: [Comparison] {
        let targets = [("null", Target.null()), ("file", .file()), ("pipe", .pipe())]
        let short = Self.formats.flatMap { name, format in
            targets.map { compare("\(name)-\($0)", format, samples.completed, with: $1) }
        }
        return short + [
            compare("json-lines-long", .jsonLines, samples.told, with: .null(), batch: 100)
        ]
    }

    private func compare(
        _ name: String, _ format: StreamFormat, _ event: TelemetryEvent, with target: Target,
        batch: Int = 1_000
    ) -> Comparison {
        let sink = StreamSink<TelemetryEvent>(descriptor: target.descriptor, format: format)
        let telemetry = opaque(Telemetry(sinks: [sink]))
        let line = Self.line(of: event, as: format)
        return Comparison(
            name, against: "write(2) of the same bytes", batch: batch,
            subject: { count in
                for _ in 0..<count { telemetry.observe(event) }
            },
            floor: { count in
                for _ in 0..<count { _ = write(target.descriptor, line, line.count) }
            },
            recover: target.empty)
    }

    /// What a sink writes for `event`.
    private static func line(of event: TelemetryEvent, as format: StreamFormat) -> [UInt8] {
        let pipe = Target.pipe()
        StreamSink(descriptor: pipe.descriptor, format: format).receive(event)
        return pipe.contents()
    }
}
