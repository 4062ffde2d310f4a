/// Prints a name of the schema where Swift wants an identifier.
enum SwiftIdentifier {
    /// `name`, in backticks if Swift needs them.
    static func printed(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// The words that the Swift lexer reserves.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case",
        "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "package",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
