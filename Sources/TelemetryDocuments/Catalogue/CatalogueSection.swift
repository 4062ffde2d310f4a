/// Everything of one kind.
struct CatalogueSection {
    /// Its key in JSON, and its anchor.
    let key: String
    /// Its heading.
    let title: String
    /// In order of declaration.
    let entries: [CatalogueEntry]
}
