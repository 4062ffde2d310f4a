import Foundation

/// One run of the built program, from beginning to end.
struct ProgramRun {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Runs the program with `input` as its whole input; throws if it is not where it was built.
    init(_ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = Self.buildFolder.appendingPathComponent("PuzzleGame")
        process.arguments = arguments
        // Files, because nobody has to empty them while the program runs.
        let inputFile = try TemporaryFile(input)
        let (outputFile, errorFile) = try (TemporaryFile(), TemporaryFile())
        process.standardInput = inputFile.handle
        process.standardOutput = outputFile.handle
        process.standardError = errorFile.handle
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        output = try outputFile.text()
        errors = try errorFile.text()
    }

    /// The folder that holds what was built together with these tests.
    private static var buildFolder: URL {
        // Tests are a bundle beside the program on Apple systems, a program beside it elsewhere.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }
}
