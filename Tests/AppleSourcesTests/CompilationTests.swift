import Foundation
import Testing

/// Compiles the Apple-only sources, and code that uses them, against the stubs. Nothing here was
/// compiled against a real SDK: it shows that the sources agree with what Apple documents.
@Suite("Apple-only sources: compilation")
struct CompilationTests {
    /// Not for the default isolation: that is the package's own choice. Lines are formatted in
    /// memory of the caller, which strict memory safety reports wherever it is touched.
    private static let settings: [(String, CompilerSettings)] =
        AppleModules.appleModules.flatMap { module in
            [CompilerSettings.package, .swift5, .upcoming, .strictMemorySafety]
                .filter { $0 != .strictMemorySafety || module != "TelemetrySinks" }
                .map { (module, $0) }
        }

    @Test(arguments: settings)
    func compilesWithoutAWarning(module: String, settings: CompilerSettings) async throws {
        let modules = try await AppleModules.built
        let sources = try Fixtures.files(
            in: Fixtures.sources.appending(path: module), ending: "swift")
        for sdk in module == "TelemetryMetricKit" ? AppleModules.SDK.allCases : [.sdk26] {
            try await Toolchain.compile(
                ["-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library"]
                    + ["-module-name", module] + settings.options
                    + CompilerSettings.samePackage + modules.searchOptions(sdk),
                sources)
        }
    }

    @Test(arguments: AppleProgram.all, CompilerSettings.allCases)
    func lendsItselfToAnAppWithoutAWarning(
        program: AppleProgram, settings: CompilerSettings
    ) async throws {
        try await program.check(settings)
    }

    @Test(arguments: try Fixtures.files(in: Fixtures.misuse, ending: "swift"))
    func refusesMisuse(file: URL) async throws {
        let modules = try await AppleModules.built
        let expected = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n").prefix { $0.hasPrefix("// error: ") }
            .map { $0.dropFirst("// ".count) }.joined(separator: "\n")
        let output = try await Toolchain.run(
            "swiftc",
            ["-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6"]
                + modules.searchOptions(.sdk27) + [file.path])
        #expect(output.status == 1)
        #expect(Self.errors(in: output.text).joined(separator: "\n") == expected)
    }

    /// The compiler's errors, without their places and the names of their groups.
    private static func errors(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("/") }.compactMap { line in
            guard let start = line.firstRange(of: "error: ") else { return nil }
            let end = line.firstRange(of: " [#")?.lowerBound ?? line.endIndex
            return String(line[start.lowerBound..<end])
        }
    }
}
