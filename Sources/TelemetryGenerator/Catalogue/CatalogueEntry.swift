/// What there is to say about one declaration.
struct CatalogueEntry {
    let declaration: CatalogueReference
    /// The lines of its documentation.
    let documentation: [String]
    var facts: [CatalogueFact] = []
    var table: CatalogueTable?
}

/// One thing that is to be said about a declaration or a part of it.
struct CatalogueFact {
    /// Its key in JSON.
    let key: String
    /// What it is called where people read it.
    let label: String
    let value: CatalogueValue

    init(_ label: CatalogueLabel, _ value: CatalogueValue) {
        key = label.rawValue
        self.label = label.title
        self.value = value
    }
}

/// The parts of a declaration. All rows have the same facts in the same order.
struct CatalogueTable {
    /// Its key in JSON.
    let key: String
    let rows: [[CatalogueFact]]

    /// The columns in which a row has something to show to people.
    var shownColumns: [Int] {
        guard let first = rows.first else { return [] }
        return first.indices.filter { column in
            rows.contains { !$0[column].value.spans.isEmpty }
        }
    }
}
