/// A place in one of the files of a schema.
///
/// Every token and everything in the model has one, so it is kept small: a greater file, line or
/// column counts as the greatest `UInt32`.
public struct SourcePosition: Hashable, Sendable, Comparable {
    private let storedFile: UInt32
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// The index of the file among the files of the schema.
    public var file: Int { Int(storedFile) }
    /// Counted from 1.
    public var line: Int { Int(storedLine) }
    /// Counted from 1, in bytes of UTF-8, as the Swift compiler counts.
    public var column: Int { Int(storedColumn) }

    /// The first character of the first file.
    package static let start = SourcePosition(file: 0, line: 1, column: 1)

    /// Whether `left` stands before `right`.
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// Names a place; `line` and `column` count from 1.
    package init(file: Int, line: Int, column: Int) {
        storedFile = UInt32(clamping: file)
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }
}
