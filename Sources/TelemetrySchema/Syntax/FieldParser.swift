/// Reads one field: `name: Type = default attributes`.
struct FieldParser {
    private let reporter: SyntaxReporter

    init(_ reporter: SyntaxReporter) {
        self.reporter = reporter
    }

    /// The field; `nil` where its type is refused, which has been reported then.
    mutating func parse(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) -> FieldSyntax? {
        let name = try cursor.expect(.word, "the name of a field")
        guard cursor.take(":") else { throw cursor.expected("':' and the type of the field") }
        var field = FieldSyntax(
            name: name, documentation: line.documentation, type: try type(&cursor))
        if cursor.take("=") { field.defaultValue = try defaultValue(&cursor) }
        while let next = cursor.next {
            try attribute(&field, next, &cursor, on: line)
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
            guard cursor.take("]") else { throw cursor.expected("']'; a list's default is '[]'") }
            return .emptyList(opening.position)
        }
        _ = cursor.take(".")
        guard let literal = cursor.next, literal.kind != .punctuation else {
            throw cursor.expected("a literal")
        }
        cursor.advance()
        return .literal(literal)
    }

    private func attribute(
        _ field: inout FieldSyntax, _ word: Token, _ cursor: inout TokenCursor,
        on line: DocumentedLine
    ) throws(SyntaxError) {
        if word.text == "=", word.kind == .punctuation {
            throw SyntaxError(
                Diagnostic(.misplacedDefault, at: word.position, field.name.text))
        }
        _ = try cursor.expect(.word, FieldKeyword.list)
        guard let keyword = FieldKeyword(rawValue: word.text) else {
            let _: FieldKeyword? = reporter.unknown(
                word, .unknownAttribute, FieldKeyword.list, on: line)
            while cursor.next != nil { cursor.advance() }
            return
        }
        try attribute(keyword, &field, word, &cursor)
    }

    private func attribute(
        _ keyword: FieldKeyword, _ field: inout FieldSyntax, _ word: Token,
        _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        switch keyword {
        case .public, .private, .sensitive:
            reporter.set(&field.privacy, to: word, keyword: word)
        case .unit:
            let unit = try cursor.expect(.word, "the unit")
            reporter.set(&field.unit, to: unit, keyword: word)
        case .max:
            let count = try cursor.expect(.number, "a number of characters or elements")
            reporter.set(&field.maximum, to: count, keyword: word)
        case .as:
            let key = try cursor.expect(.string, "the wire key in quotes")
            reporter.set(&field.wireKey, to: key, keyword: word)
        case .deprecated:
            let deprecation = DeprecationSyntax(keyword: word, reason: cursor.take(.string))
            reporter.set(&field.deprecation, to: deprecation, keyword: word)
        }
    }
}
