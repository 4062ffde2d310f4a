import Testing

@testable import TelemetryGenerator

/// What a declaration says.
@Suite struct DeclarationTests {
    @Test(arguments: ["struct", "class", "enum", "actor", "extension", "protocol"])
    func findsEveryKindOfType(_ keyword: String) {
        #expect(types(in: "public \(keyword) Lines: TelemetrySink {}") == ["Lines: TelemetrySink"])
    }

    @Test(arguments: [
        "final class Lines: TelemetrySink {}", "@MainActor public struct Lines: TelemetrySink {}",
        "indirect enum Lines: TelemetrySink {}", "nonisolated struct Lines: TelemetrySink {}",
        "struct Lines\n    : TelemetrySink\n{}", "struct/**/Lines/**/:/**/TelemetrySink/**/{}",
        "struct `Lines`: `TelemetrySink` {}", "struct Lines:TelemetrySink{}",
        "struct Lines: TelemetryFacade.TelemetrySink {}",
        "struct Lines: TelemetryFacade::TelemetrySink {}",
        "struct Lines: TelemetrySink<TelemetryEvent> {}",
        "struct Lines<Value: Other>: TelemetrySink where Value: Third {}",
        "struct Lines<Make: Of<(Int) -> [Value]>>: TelemetrySink {}",
        "extension Lines: @unchecked TelemetrySink {}",
        "extension Lines: nonisolated TelemetrySink {}",
        "extension Lines: @MainActor TelemetrySink {}",
        "extension Lines: @preconcurrency @retroactive TelemetrySink {}",
        "extension Outer.Inner.Lines: TelemetrySink {}",
        "extension Lines<Int>: TelemetrySink where Value == [Int: String] {}",
    ])
    func findsASinkHoweverItIsWritten(_ text: String) {
        #expect(types(in: text) == ["Lines: TelemetrySink"])
    }

    @Test(arguments: [
        "struct Lines: First, TelemetrySink, Third {}",
        "struct Lines: First & TelemetrySink & Third {}",
        "struct Lines: First & Module.TelemetrySink, @unchecked Third {}",
        "struct Lines:\n    First,\n    // a comment\n    TelemetrySink, Third\n{}",
        "struct Lines: First<A, B>, TelemetrySink, Third<(C, D)> {}",
    ])
    func findsASinkInAList(_ text: String) {
        #expect(types(in: text) == ["Lines: First, TelemetrySink, Third"])
    }

    @Test func findsWhatIsSuppressed() {
        #expect(types(in: "struct Lines: ~Copyable {}") == ["Lines: Copyable"])
    }

    @Test func findsNestedTypes() {
        let text = "enum Outer { struct Middle { final class Inner: Sink {} } struct Last: P {} }"
        #expect(types(in: text) == ["Outer", "Middle", "Inner: Sink", "Last: P"])
    }

    @Test func findsATypeInAFunction() {
        #expect(types(in: "func f() { struct Local: Sink {} }") == ["Local: Sink"])
    }

    @Test(arguments: [
        "class func sink() -> TelemetrySink {}", "class var sink: TelemetrySink { a }",
        "override class func sink() {}", "class override func sink() {}",
        "let type = Kind.class\nvar sink: TelemetrySink",
        "func f(class sink: TelemetrySink) {}",
        "func f(_ a: Int, extension sink: TelemetrySink) {}",
        "let `class`: TelemetrySink", "case `extension`, `protocol`", "let actor: TelemetrySink",
        "let path = \\.struct", "protocol: TelemetrySink", "#selector(class)",
        "func make<Sink: TelemetrySink>(_ sink: Sink) where Sink: Other {}",
        "associatedtype Sink: TelemetrySink",
    ])
    func findsNoTypeWhereThereIsNone(_ text: String) {
        #expect(types(in: text + "\nstruct Real: Proof {}") == ["Real: Proof"])
    }

    @Test func takesAnEscapedKeywordForAName() {
        let text = "enum `class`: Int { case `protocol`\n struct `func`: Sink {} }"
        #expect(types(in: text) == ["class: Int", "func: Sink"])
    }

    @Test func readsNamesOfEveryScript() {
        #expect(
            types(in: "struct Zähler: Größe {}\nstruct 記録: 🚀 {}") == ["Zähler: Größe", "記録: 🚀"])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func countsLinesHoweverTheyEnd(_ end: String) {
        let text = ["// é", "\"\"\"", "", "\"\"\" /*", "*/", "  struct Lines {}", "", "enum A {}"]
        let found = TypeScanner.declarations(in: Array(text.joined(separator: end).utf8))
        #expect(found.map(\.line) == [6, 8])
        #expect(found.map(\.column) == [10, 6])
    }

    @Test func countsColumnsInBytes() {
        let found = TypeScanner.declarations(in: Array("/* é */ struct Ö {}".utf8))
        #expect(found.map(\.column) == [17])
    }

    @Test func beginsBehindAByteOrderMark() {
        #expect(types(in: "\u{FEFF}struct Lines: Sink {}") == ["Lines: Sink"])
    }
}
