/// A piece of running text. None holds a hidden character.
enum CatalogueSpan {
    /// For people.
    case text(String)
    /// What stands in the schema or on the wire like this.
    case code(String)
    /// The name of a declaration.
    case link(CatalogueReference)
    /// What stands between the items of a list.
    case separator
    /// The end of a line of documentation.
    case lineBreak
}

extension [CatalogueSpan] {
    /// In the markup that the functions make.
    func printed(
        text: (String) -> String, code: (String) -> String, link: (CatalogueReference) -> String
    ) -> String {
        map { span in
            switch span {
            case .text(let words): text(words)
            case .code(let word): code(word)
            case .link(let reference): link(reference)
            case .separator: ", "
            case .lineBreak: "<br>"
            }
        }.joined()
    }
}
