/// One schema file as it was read: the bytes, and the path that diagnostics and output show.
public struct SourceFile: Sendable {
    /// The path that diagnostics show.
    public let path: String
    /// The path that generated code shows: the same on every machine.
    public let outputPath: String
    /// The content, not yet known to be valid UTF-8.
    public let bytes: [UInt8]

    /// Names a file's content. Reads nothing.
    public init(path: String, outputPath: String? = nil, bytes: [UInt8]) {
        self.path = path
        self.outputPath = outputPath ?? path
        self.bytes = bytes
    }
}
