/// A declaration of the schema that something can point at.
struct CatalogueReference {
    let kind: Kind
    let name: String

    /// What is declared; the raw value is the word that declares it.
    enum Kind: String {
        case category, `enum`, event, sink, source, wiring
    }

    /// The anchor that GitHub gives to a heading of the kind and the name. Two declarations do not
    /// share one, because no two names of a kind differ only in case.
    var anchor: String { "\(kind.rawValue)-\(name.lowercased())" }
}
