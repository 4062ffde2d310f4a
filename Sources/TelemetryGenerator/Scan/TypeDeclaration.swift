/// A type that Swift source declares or extends.
struct TypeDeclaration: Equatable {
    /// What introduces it.
    enum Keyword: String {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    }

    let keyword: Keyword
    /// Its own name, without the names of the types around it.
    let name: String
    let line: Int
    let column: Int
    /// The last names of what it inherits or conforms to.
    let inherited: [String]
}
