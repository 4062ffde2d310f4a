/// `unit ms`: a word of the language and what is said with it.
struct AttributeSyntax {
    let keyword: Token
    let value: Token
}
