/// A file that keeps the number of solved puzzles between sessions, as a line of text.
struct RecordFile {
    let path: String

    // The longest count has 19 digits; a longer file holds something else.
    private static let maximumSize = 64

    /// The count on file; 0 if there is no file yet.
    func read() throws(RecordFileError) -> Int {
        let bytes: [UInt8]?
        do throws(SystemError) {
            // One byte more than allowed, to see whether there is more.
            bytes = try CLibrary.contents(of: path, maximumSize: Self.maximumSize + 1)
        } catch {
            throw .unreadable(code: error.code)
        }
        guard let bytes else { return 0 }
        guard bytes.count <= Self.maximumSize else { throw .notACount }
        return try Self.count(in: String(decoding: bytes, as: UTF8.self))
    }

    /// Replaces the count on file.
    func write(_ count: Int) throws(RecordFileError) {
        do throws(SystemError) {
            try CLibrary.replaceContents(of: path, with: Array("\(count)\n".utf8))
        } catch {
            throw .unwritable(code: error.code)
        }
    }

    private static func count(in text: String) throws(RecordFileError) -> Int {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 1, let count = Int(words[0]), (0..<Int.max / 2).contains(count) else {
            throw .notACount
        }
        return count
    }
}
