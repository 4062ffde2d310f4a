/// What there is to say about one declaration.
struct CatalogueEntry {
    let declaration: CatalogueReference
    /// The lines of its documentation.
    let documentation: [String]
    var facts: [CatalogueFact] = []
    var table: CatalogueTable?
}
