import Foundation

/// A program of these tests that uses the package as an app does.
struct AppleProgram: Sendable, CustomStringConvertible {
    /// The name of the file with its `main`.
    let name: String
    /// The files that it is made of, besides.
    let parts: [String]
    /// What it is compiled against.
    let sdk: AppleModules.SDK

    static let logging = AppleProgram(name: "OSLogProgram", parts: [], sdk: .sdk26)
    static let privateValues = AppleProgram(name: "PrivateValuesProgram", parts: [], sdk: .sdk26)
    static let disabledLogging = AppleProgram(
        name: "DisabledLoggingProgram", parts: [], sdk: .sdk26)
    static let gameCenter = AppleProgram(name: "GameCenterProgram", parts: [], sdk: .sdk26)
    static let metricKit26 = AppleProgram(
        name: "MetricKit26Program", parts: ["PrintingSink", "ProgramEvent+MetricKit"], sdk: .sdk26)
    static let metricKit27 = AppleProgram(
        name: "MetricKit27Program", parts: ["PrintingSink", "ProgramEvent+MetricKit"], sdk: .sdk27)
    static let all = [
        logging, privateValues, disabledLogging, gameCenter, metricKit26, metricKit27,
    ]

    var description: String { name }

    /// Compiles the program without linking it.
    func check(_ settings: CompilerSettings) async throws {
        let modules = try await AppleModules.built
        try await Toolchain.compile(
            ["-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library"] + settings.options
                + modules.searchOptions(sdk), sources)
    }

    /// Compiles the program, runs it, and returns the lines that it printed.
    func run() async throws -> [String] {
        let modules = try await AppleModules.built
        let program = modules.temporaryFile(name)
        try await Toolchain.compile(
            ["-wmo", "-parse-as-library", "-o", program.path] + CompilerSettings.package.options
                + modules.searchOptions(sdk) + modules.objects(sdk).map(\.path), sources)
        let output = try await Toolchain.run(program.path, [])
        guard output.status == 0 else { throw Toolchain.Failure(command: name, output: output) }
        return output.text.split(separator: "\n").map(String.init)
    }

    private var sources: [URL] {
        (["ProgramEvent", name] + parts).map { Fixtures.programs.appending(path: "\($0).swift") }
    }
}
