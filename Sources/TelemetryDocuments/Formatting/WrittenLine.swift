/// A line of a schema file as it is to be written.
struct WrittenLine {
    /// What a line is for.
    enum Kind {
        case blank, comment, documentation, code
    }

    let kind: Kind
    var isIndented = false
    /// The tokens as they are spelled, with the right blanks between them.
    var code = ""
    /// A comment or documentation with its slashes, as it is spelled.
    var comment = ""
    /// How many blanks stand between code and comment.
    var gap = 0

    /// How many characters precede the gap. Counted in scalars: what makes one character on a
    /// screen depends on who is asked.
    var width: Int { indentation.count + code.unicodeScalars.count }

    /// The line without what ends it.
    var text: String { indentation + code + String(repeating: " ", count: gap) + comment }

    private var indentation: String { isIndented ? "  " : "" }
}
