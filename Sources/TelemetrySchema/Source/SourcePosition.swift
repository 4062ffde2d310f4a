/// A place in one of the files of a schema.
public struct SourcePosition: Hashable, Sendable, Comparable {
    /// The index of the file among the files of the schema.
    public let file: Int
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes of UTF-8, as the Swift compiler counts.
    public let column: Int

    /// The first character of the first file.
    static let start = SourcePosition(file: 0, line: 1, column: 1)

    /// Whether `left` stands before `right`.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// Names a place; `line` and `column` count from 1.
    package init(file: Int, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
