import Foundation
import TelemetryFacade
import TelemetrySinks
import Testing

/// Hostile lines, written by a sink and read by programs of other people.
@Suite struct JSONReceiverTests {
    @Test(.enabled(if: Receiver.isPythonModule("json")))
    func pythonReadsEveryValueExactly() throws {
        let program = """
            import json, sys
            for line in sys.stdin.buffer.read().decode().split("\\n")[:-1]:
                print(json.dumps(list(json.loads(line)["fields"].items()), ensure_ascii=True))
            """
        let result = try Receiver.run(
            "/usr/bin/env", ["python3", "-c", program], input: lines(.jsonLines))
        #expect(result.status == 0)
        let read = result.output.split(separator: "\n")
        try #require(read.count == HostileEvents.all.count)
        for (text, line) in zip(HostileEvents.texts, read) {
            let pairs = try JSONDecoder().decode([[String]].self, from: Data(line.utf8))
            #expect(pairs[0][1].unicodeScalars.elementsEqual(text.unicodeScalars))
        }
        #expect(read.contains(#"[["value", -9223372036854775808]]"#))
        #expect(read.contains(#"[["value", 9007199254740993]]"#))
        #expect(read.contains(#"[["value", 18446744073709551615]]"#))
        #expect(read.contains(#"[["value", "-Infinity"]]"#))
    }

    @Test(.enabled(if: Receiver.isInstalled("jq", at: "/usr/bin/jq", "/usr/local/bin/jq")))
    func jqReadsOneObjectOnEachLine() throws {
        let result = try Receiver.run(
            "/usr/bin/env", ["jq", "-c", ".fields | length"], input: lines(.jsonLines))
        #expect(result.status == 0)
        #expect(
            result.output == String(repeating: "1\n", count: HostileEvents.all.count))
    }

    /// The official definitions refuse unknown names, wrong types and numbers out of range.
    @Test(.enabled(if: Receiver.isPythonModule("opentelemetry.proto.logs.v1.logs_pb2")))
    func openTelemetryReadsEveryLine() throws {
        let program = """
            import sys
            from google.protobuf.json_format import Parse
            from opentelemetry.proto.logs.v1.logs_pb2 import LogsData
            for line in sys.stdin.buffer.read().decode().split("\\n")[:-1]:
                data = Parse(line, LogsData())
                record = data.resource_logs[0].scope_logs[0].log_records[0]
                assert record.time_unix_nano > 1_700_000_000_000_000_000
                print(record.event_name, record.severity_number, len(record.attributes),
                      record.attributes[0].value.WhichOneof("value"))
            """
        let result = try Receiver.run(
            "/usr/bin/env", ["python3", "-c", program], input: lines(.otlp))
        #expect(result.status == 0)
        let expected = HostileEvents.all.map {
            "sessionCompleted 10 1 \(Self.kind(of: $0.fields[0].1))\n"
        }
        #expect(result.output == expected.joined())
    }

    private static func kind(of value: FieldValue) -> String {
        switch value {
        case .null: "None"
        case .bool: "bool_value"
        case .integer: "int_value"
        case .float, .double, .duration: "double_value"
        case .list: "array_value"
        case .unsignedInteger, .string, .uuid, .date: "string_value"
        }
    }

    private func lines(_ format: StreamFormat) throws -> Data {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        defer {
            close(descriptor)
            unlink(url.path)
        }
        let sink = StreamSink<SampleEvent>(descriptor: descriptor, format: format)
        for event in HostileEvents.all { sink.receive(event) }
        #expect(sink.losses.total == 0)
        return try Data(contentsOf: url)
    }
}
