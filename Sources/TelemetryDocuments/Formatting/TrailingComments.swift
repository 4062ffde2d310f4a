/// Puts the comments behind the code of consecutive lines one below the other.
enum TrailingComments {
    /// Code that is longer than this stands for itself, so that one long line does not move the
    /// comments of all others, or make a file many times as long.
    private static let longestCode = 80

    static func align(_ lines: inout [WrittenLine]) {
        var start = lines.startIndex
        while start < lines.endIndex {
            let end = lines[start...].firstIndex { !isAligned($0) } ?? lines.endIndex
            let column = lines[start..<end].map(\.width).max() ?? 0
            for index in start..<end { lines[index].gap = column - lines[index].width + 2 }
            if end < lines.endIndex, lines[end].hasTrailingComment { lines[end].gap = 2 }
            start = end + 1
        }
    }

    private static func isAligned(_ line: WrittenLine) -> Bool {
        line.hasTrailingComment && line.width <= longestCode
    }
}

extension WrittenLine {
    fileprivate var hasTrailingComment: Bool { kind == .code && !comment.isEmpty }
}
