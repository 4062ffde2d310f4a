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
