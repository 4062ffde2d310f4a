/// One thing that is to be said about a declaration or a part of it.
struct CatalogueFact {
    let label: CatalogueLabel
    let value: CatalogueValue

    init(_ label: CatalogueLabel, _ value: CatalogueValue) {
        self.label = label
        self.value = value
    }
}
