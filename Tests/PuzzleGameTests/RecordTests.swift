import Foundation
import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

/// Each test has a folder of its own, which goes with it.
@Suite final class RecordTests {
    private let recorder = RecordingSink<TelemetryEvent>()
    private var warnings: [String] = []
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private var telemetry: Telemetry<TelemetryEvent> {
        Telemetry(sinks: [recorder])
    }

    private func store(at path: String?) -> RecordStore {
        RecordStore(path: path, warn: { self.warnings.append($0) })
    }

    private var path: String {
        folder.appendingPathComponent("the record ✓").path
    }

    private func holding(_ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func startsFromNothingWhereThereIsNoFile() throws {
        #expect(try RecordFile(path: path).read() == 0)
    }

    @Test func readsWhatItWrote() throws {
        let file = RecordFile(path: path)
        try file.write(1_234)
        try file.write(56)
        #expect(try file.read() == 56)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "56\n")
    }

    @Test(arguments: ["7", " 7\r\n", "007\n\n"])
    func readsACountWithSpaceAroundIt(_ text: String) throws {
        #expect(try RecordFile(path: holding(text)).read() == 7)
    }

    @Test(arguments: ["", "seven", "-7", "7 8", "9223372036854775807", "99999999999999999999"])
    func refusesWhatIsNoCount(_ text: String) throws {
        let file = try RecordFile(path: holding(text))
        #expect(throws: RecordFileError.notACount) { try file.read() }
    }

    @Test func refusesACountThatGoesOnBehindWhatIsRead() throws {
        let file = try RecordFile(path: holding("7" + String(repeating: " ", count: 100) + "8"))
        #expect(throws: RecordFileError.notACount) { try file.read() }
    }

    @Test func reportsAFileThatCannotBeRead() {
        let store = store(at: folder.path)
        store.reportFailure(to: telemetry)
        #expect(recorder.events == [.recordUnreadable(path: folder.path, code: EISDIR)])
    }

    @Test func leavesAFileAloneThatItDidNotUnderstand() throws {
        let store = try store(at: holding("my diary"))
        store.reportFailure(to: telemetry)
        #expect(!store.save(3, reportingTo: telemetry))
        #expect(recorder.events == [.recordUnreadable(path: path, code: nil)])
        #expect(
            warnings == [
                "warning: '\(path)' does not hold a count; this session goes unrecorded\n"
            ])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "my diary")
    }

    @Test func reportsAFileThatCannotBeWritten() {
        let path = folder.appendingPathComponent("missing/record").path
        let store = store(at: path)
        #expect(!store.save(3, reportingTo: telemetry))
        #expect(recorder.events == [.recordNotSaved(path: path, code: ENOENT)])
    }

    @Test func keepsTheOldCountWhereTheNewOneCannotBeWritten() throws {
        let file = try RecordFile(path: holding("7\n"))
        let obstacle = path + ".new"
        try FileManager.default.createDirectory(
            atPath: obstacle, withIntermediateDirectories: false)
        #expect(throws: RecordFileError.unwritable(code: EISDIR)) { try file.write(8) }
        #expect(try file.read() == 7)
        #expect(FileManager.default.fileExists(atPath: obstacle))
    }

    @Test func leavesNothingBesideTheRecord() throws {
        try RecordFile(path: holding("7\n")).write(8)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test func observesNothingWhereAllIsWell() throws {
        let store = try store(at: holding("7\n"))
        store.reportFailure(to: telemetry)
        #expect(store.completedCount == 7)
        #expect(store.save(8, reportingTo: telemetry))
        #expect(recorder.events == [])
        #expect(warnings == [])
    }

    @Test func keepsNoRecordWithoutAPath() {
        let store = store(at: nil)
        store.reportFailure(to: telemetry)
        #expect(store.completedCount == 0)
        #expect(!store.save(8, reportingTo: telemetry))
        #expect(recorder.events == [])
    }
}
