/// The names of one kind of declaration.
struct Symbols {
    /// In order of declaration, so that suggestions do not depend on hashing.
    let names: [String]
    private let indices: [String: Int]

    init(_ names: [String]) {
        self.names = names
        var indices: [String: Int] = [:]
        indices.reserveCapacity(names.count)
        for (index, name) in names.enumerated() where indices[name] == nil {
            indices[name] = index
        }
        self.indices = indices
    }

    /// The index of the first declaration of `name`.
    subscript(name: String) -> Int? { indices[name] }
}
