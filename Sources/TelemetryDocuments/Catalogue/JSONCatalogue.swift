/// Prints a catalogue for programs. Every key is always there.
struct JSONCatalogue {
    private let catalogue: Catalogue

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    func emit() -> String {
        var document = JSONObject()
        for section in catalogue.sections {
            document.add(section.key, .array(section.entries.map(entry)))
        }
        return JSONPrinter.printed(.object(document))
    }

    private func entry(_ entry: CatalogueEntry) -> JSONValue {
        let facts =
            [
                CatalogueFact(.name, .code(entry.declaration.name)),
                CatalogueFact(.documentation, .documentation(entry.documentation)),
            ] + entry.facts
        var members = object(facts)
        if let table = entry.table {
            members.add(table.key, .array(table.rows.map { .object(object($0)) }))
        }
        return .object(members)
    }

    private func object(_ facts: [CatalogueFact]) -> JSONObject {
        var object = JSONObject()
        for fact in facts { object.add(fact.label.key, fact.value.json) }
        return object
    }
}
