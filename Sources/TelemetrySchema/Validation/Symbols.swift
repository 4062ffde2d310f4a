/// The names of one kind of declaration.
struct Symbols {
    /// In order of declaration, so that suggestions do not depend on hashing.
    let names: [String]
    private let indices: [String: Int]

    init(_ names: [String]) {
        self.names = names
        indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    }

    /// The index of the first declaration of `name`.
    subscript(name: String) -> Int? { indices[name] }
}
