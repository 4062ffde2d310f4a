import Foundation
import ProcessSupport

/// One run of a built tool.
enum ToolRun {
    static func run(_ arguments: String..., in folder: TemporaryFolder? = nil) throws -> ProcessRun
    {
        try run(arguments, in: folder)
    }

    static func run(_ arguments: [String], in folder: TemporaryFolder? = nil) throws -> ProcessRun {
        try ProcessRun(
            BuiltProducts.folder.appending(path: "telemetry-schema"), arguments, in: folder?.url)
    }

    /// The tool of the build-tool plugin.
    static func generator(_ arguments: [String], in folder: TemporaryFolder) throws -> ProcessRun {
        try ProcessRun(
            BuiltProducts.folder.appending(path: "telemetry-generator"), arguments, in: folder.url)
    }
}

/// Schemas that several suites need.
enum SchemaText {
    /// One that nothing is to be said about.
    static let fine = """
        category business

        event sessionStarted: business
          count: Int

        sink RecordSink: business

        """

    /// One with five mistakes of different kinds.
    static let withFiveMistakes = """
        category business

        event sessionStarted: busines
          count: Integer
          limit: Int8 = 300
        event sessionEnded
          colour red
        sink RecordSink: business
        wiring live: RecrodSink

        """

    /// One that is accepted with a warning.
    static let withAWarning = """
        category business
        category diagnostic

        event sessionStarted: business

        """
}
