/// `event sessionCompleted: business, completion` and what belongs to it.
struct EventSyntax {
    let name: Token
    let documentation: [String]
    let categories: [Token]
    var level: Token?
    var wireName: Token?
    var owner: Token?
    var deprecation: DeprecationSyntax?
    var renamedTo: Token?
    var expires: Token?
    var fields: [FieldSyntax] = []
    var retiredFields: [Token] = []
}

/// `deprecated "why"`, where the reason may be missing.
struct DeprecationSyntax {
    let keyword: Token
    let reason: Token?
}

/// `score: Int? = nil public unit points`
struct FieldSyntax {
    let name: Token
    let documentation: [String]
    let type: TypeSyntax
    var defaultValue: DefaultSyntax?
    var privacy: Token?
    var unit: Token?
    var maximum: Token?
    var wireKey: Token?
    var deprecation: DeprecationSyntax?
}

/// `T`, `T?`, `[T]` or `[T]?`
struct TypeSyntax {
    let name: Token
    let isList: Bool
    let isOptional: Bool
}

/// What stands behind `=`: one token, or `[]`.
enum DefaultSyntax {
    case literal(Token)
    case emptyList(SourcePosition)
}
