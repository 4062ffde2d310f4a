/// What there is to say about one declaration.
struct CatalogueEntry {
    let declaration: CatalogueReference
    /// The lines of its documentation.
    let documentation: [String]
    var facts: [CatalogueFact] = []
    var table: CatalogueTable?

    /// The facts that people are shown.
    var shownFacts: [CatalogueFact] { facts.filter { !$0.value.spans.isEmpty } }
}
