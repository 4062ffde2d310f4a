/// What a file that is not formatted should hold, in words.
enum FormattingWording {
    static let noByteOrderMark = "no byte order mark"

    /// What it should hold in place of a line.
    static func expectation(of line: EndedLine, insteadOf written: EndedLine) -> String {
        if line.text.isEmpty, line.ending.isEmpty { return "the end of the file" }
        if line.text == written.text { return "a line feed at the end of the line" }
        return line.text.isEmpty
            ? "a blank line" : "'\(String(decoding: line.text, as: UTF8.self))'"
    }
}
