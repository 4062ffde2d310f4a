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
    var retiredFields: [RetirementSyntax] = []
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
    var unit: AttributeSyntax?
    var maximum: AttributeSyntax?
    var wireKey: Token?
    var deprecation: DeprecationSyntax?
}

/// `unit ms`: a word of the language and what is said with it.
struct AttributeSyntax {
    let keyword: Token
    let value: Token
}

/// `T`, `T?`, `[T]` or `[T]?`
struct TypeSyntax {
    let name: Token
    let isList: Bool
    let isOptional: Bool
}

/// What stands behind `=`: one token, `.easy`, or `[]`.
enum DefaultSyntax {
    case literal(Token)
    /// The word behind the dot.
    case member(Token)
    case emptyList(SourcePosition)
}
