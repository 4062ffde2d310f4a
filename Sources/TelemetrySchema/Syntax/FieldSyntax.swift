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
