/// A line of a schema file.
public struct SchemaLocation: Equatable, Sendable, CustomStringConvertible {
    /// The path as the generator was told to print it, relative to the package.
    public let file: String
    /// Counted from 1.
    public let line: Int

    /// Names a line of a schema file.
    public init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    /// `Schema/Game.telemetry:31`
    public var description: String { "\(file):\(line)" }
}
