/// `score: Int? = nil public unit points`
struct FieldSyntax {
    let name: Token
    let documentation: [String]
    let type: TypeSyntax
    var defaultValue: DefaultSyntax?
    var attributes = AttributeList<FieldKeyword>()

    /// `public`, `private` or `sensitive`
    var privacy: AttributeSyntax<FieldKeyword>? {
        attributes[.public] ?? attributes[.private] ?? attributes[.sensitive]
    }
    var unit: AttributeSyntax<FieldKeyword>? { attributes[.unit] }
    var maximum: AttributeSyntax<FieldKeyword>? { attributes[.max] }
    var wireKey: Token? { attributes[.as]?.value }
    var deprecation: AttributeSyntax<FieldKeyword>? { attributes[.deprecated] }
}
