/// Reads one field: `name: Type = default attributes`.
struct FieldParser {
    private let reporter: SyntaxReporter

    init(_ reporter: SyntaxReporter) {
        self.reporter = reporter
    }

    func parse(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) -> FieldSyntax {
        let name = try cursor.expect(.word, "the name of a field")
        guard cursor.take(":") else { throw cursor.expected("':' and the type of the field") }
        var field = FieldSyntax(
            name: name, documentation: line.documentation, type: try type(&cursor))
        do {
            if cursor.take("=") { field.defaultValue = try defaultValue(&cursor) }
            while let next = cursor.next { try attribute(&field, next, &cursor) }
        } catch {
            // The field is there, whatever is wrong with the rest of its line.
            reporter.diagnostics.report(error.diagnostic)
        }
        return field
    }

    private func type(_ cursor: inout TokenCursor) throws(SyntaxError) -> TypeSyntax {
        guard let opening = cursor.next, cursor.take("[") else {
            let name = try cursor.expect(.word, "a type")
            let isOptional = cursor.take("?")
            try refuseMore(&cursor, "an optional of an optional", "?")
            return TypeSyntax(name: name, isList: false, isOptional: isOptional)
        }
        if let next = cursor.next, next.text == "[" {
            throw unsupported("a list of lists", at: opening)
        }
        let name = try cursor.expect(.word, "the type of the elements")
        try refuseMore(&cursor, "a list of optionals", "?")
        try refuseMore(&cursor, "a dictionary", ":")
        guard cursor.take("]") else { throw cursor.expected("']'") }
        let isOptional = cursor.take("?")
        try refuseMore(&cursor, "an optional of an optional", "?")
        return TypeSyntax(name: name, isList: true, isOptional: isOptional)
    }

    private func refuseMore(
        _ cursor: inout TokenCursor, _ what: String, _ sign: String
    ) throws(SyntaxError) {
        if let next = cursor.next, next.kind == .punctuation, next.text == sign {
            throw unsupported(what, at: next)
        }
    }

    private func unsupported(_ what: String, at token: Token) -> SyntaxError {
        SyntaxError(Diagnostic(.unsupportedType, at: token.position, what))
    }

    private func defaultValue(_ cursor: inout TokenCursor) throws(SyntaxError) -> DefaultSyntax {
        if let opening = cursor.next, cursor.take("[") {
            guard cursor.take("]") else {
                throw cursor.expected("']', as the only default of a list is '[]'")
            }
            return .emptyList(opening.position)
        }
        if cursor.take(".") { return .member(try cursor.expect(.word, "a name behind '.'")) }
        guard let literal = cursor.next, literal.kind != .punctuation else {
            throw cursor.expected("a literal")
        }
        cursor.advance()
        return .literal(literal)
    }

    private func attribute(
        _ field: inout FieldSyntax, _ word: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        if word.text == "=", word.kind == .punctuation {
            throw SyntaxError(
                Diagnostic(.misplacedDefault, at: word.position, field.name.text))
        }
        _ = try cursor.expect(.word, FieldKeyword.list)
        guard let keyword = FieldKeyword(rawValue: word.text) else {
            let _: FieldKeyword? = reporter.unknown(
                word, .unknownAttribute, FieldKeyword.list)
            while cursor.next != nil { cursor.advance() }
            return
        }
        try attribute(keyword, &field, word, &cursor)
    }

    private func attribute(
        _ keyword: FieldKeyword, _ field: inout FieldSyntax, _ word: Token,
        _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        var (value, place): (Token?, Token) = (nil, word)
        switch keyword {
        case .public, .private, .sensitive:
            try refuseOtherPrivacy(keyword, word, of: field)
        case .unit:
            value = try unit(&cursor)
        case .max:
            value = try cursor.expect(.number, RuleWording.count)
        case .as:
            place = try cursor.expect(.string, "the wire key in quotes")
            value = place
        case .deprecated:
            value = cursor.take(.string)
        }
        let attribute = AttributeSyntax(keyword, value, at: place.position)
        reporter.add(attribute, to: &field.attributes, word: word)
    }

    /// A word, or a string where it is more than a word: `"m/s"`.
    private func unit(_ cursor: inout TokenCursor) throws(SyntaxError) -> Token {
        if let text = cursor.take(.string) { return text }
        return try cursor.expect(.word, "a unit such as ms")
    }

    private func refuseOtherPrivacy(
        _ keyword: FieldKeyword, _ word: Token, of field: FieldSyntax
    ) throws(SyntaxError) {
        guard let first = field.privacy?.keyword, first != keyword else { return }
        throw SyntaxError(
            Diagnostic(
                .unexpectedText, at: word.position, word.quoted, "'\(first.rawValue)'"))
    }
}
