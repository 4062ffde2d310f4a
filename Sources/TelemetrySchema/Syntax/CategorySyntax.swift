/// `category business`
struct CategorySyntax {
    let name: Token
    let documentation: [String]
}
