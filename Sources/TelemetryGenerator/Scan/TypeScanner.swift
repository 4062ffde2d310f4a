/// Finds type declarations among the tokens of a file, however deeply they are nested.
struct TypeScanner {
    private let tokens: [SwiftToken]
    private var index = 0

    static func declarations(in bytes: [UInt8]) -> [TypeDeclaration] {
        var scanner = TypeScanner(tokens: SwiftLexer.tokens(bytes))
        var declarations: [TypeDeclaration] = []
        while scanner.index < scanner.tokens.count {
            if let declaration = scanner.declaration() { declarations.append(declaration) }
        }
        return declarations
    }

    private init(tokens: [SwiftToken]) {
        self.tokens = tokens
    }

    /// The declaration that begins here; `nil`, one token further on, if none does.
    private mutating func declaration() -> TypeDeclaration? {
        let keyword = keywordHere
        index += 1
        guard let keyword, var name = takeWord() else { return nil }
        // `class func` and the like declare a member of a type, not a type.
        guard name.isEscaped || !Self.memberKeywords.contains(name.text) else { return nil }
        while take("."), let inner = takeWord() { name = inner }
        if next == "<" { skipBrackets() }
        let inherited = take(":") ? inheritanceList() : []
        return TypeDeclaration(
            keyword: keyword, name: name.text, line: name.line, column: name.column,
            inherited: inherited)
    }

    /// The keyword here; `nil` for a word that only looks like one: a member (`.class`), a label
    /// (`class name: String`), a name between backticks.
    private var keywordHere: TypeDeclaration.Keyword? {
        let isName = index > 0 && [".", "(", ","].contains(tokens[index - 1].text)
        guard !isName, !tokens[index].isEscaped else { return nil }
        return TypeDeclaration.Keyword(rawValue: tokens[index].text)
    }

    /// Everything up to the body or the `where` clause, cut at commas and `&`.
    private mutating func inheritanceList() -> [String] {
        var names: [String] = []
        var last: String?
        while let next, next != "{", next != "where", next != "}", next != ";" {
            switch next {
            case "<", "(", "[": skipBrackets()
            case ",", "&":
                names += [last].compactMap { $0 }
                last = nil
                index += 1
            default:
                if tokens[index].isWord { last = next }
                index += 1
            }
        }
        return names + [last].compactMap { $0 }
    }

    private mutating func skipBrackets() {
        var depth = 0
        repeat {
            switch tokens[index].text {
            case "<", "(", "[": depth += 1
            // The arrow of a function type closes nothing.
            case ">" where tokens[index - 1].text != "-": depth -= 1
            case ")", "]": depth -= 1
            case "{", "}": return
            default: break
            }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    private var next: String? { index < tokens.count ? tokens[index].text : nil }

    private mutating func take(_ sign: String) -> Bool {
        guard next == sign else { return false }
        index += 1
        return true
    }

    private mutating func takeWord() -> SwiftToken? {
        guard index < tokens.count, tokens[index].isWord else { return nil }
        index += 1
        return tokens[index - 1]
    }

    private static let memberKeywords: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate",
        "internal", "package", "public", "open", "nonisolated", "mutating", "async",
    ]
}
