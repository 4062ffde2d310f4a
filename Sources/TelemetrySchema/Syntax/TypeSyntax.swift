/// `T`, `T?`, `[T]` or `[T]?`
struct TypeSyntax {
    let name: Token
    let isList: Bool
    let isOptional: Bool
}
