import TelemetrySchema

/// Makes the catalogue of a schema.
struct CatalogueBuilder {
    private let schema: Schema
    private let references: SchemaReferences

    init(_ schema: Schema) {
        self.schema = schema
        references = SchemaReferences(schema)
    }

    func build() -> Catalogue {
        Catalogue(sections: [
            section("categories", CatalogueWording.categories, categories),
            section("enums", CatalogueWording.enumerations, enumerations),
            section("events", CatalogueWording.events, EventEntries(schema, references).entries),
            section("sinks", CatalogueWording.sinks, sinks),
            section("sources", CatalogueWording.sources, sources),
            section("wirings", CatalogueWording.wirings, wirings),
        ])
    }

    private func section(
        _ key: String, _ title: String, _ entries: [CatalogueEntry]
    ) -> CatalogueSection {
        CatalogueSection(key: key, title: title, entries: entries)
    }

    private var categories: [CatalogueEntry] {
        var events = [[CatalogueReference]](repeating: [], count: schema.categories.count)
        for (index, event) in schema.events.enumerated() {
            for category in event.categories { events[category].append(references.event(index)) }
        }
        return zip(schema.categories, events).map { category, events in
            CatalogueEntry(
                declaration: CatalogueReference(kind: .category, name: category.name),
                documentation: category.documentation,
                facts: [CatalogueFact(.events, .names(events))])
        }
    }

    private var enumerations: [CatalogueEntry] {
        schema.enumerations.map { enumeration in
            let rows = enumeration.values.map { value in
                [
                    CatalogueFact(.name, .code(value.name)),
                    CatalogueFact(.wireValue, .wireValue(value.wireValue)),
                    CatalogueFact(.documentation, .documentation(value.documentation)),
                ]
            }
            return CatalogueEntry(
                declaration: CatalogueReference(kind: .enum, name: enumeration.name),
                documentation: enumeration.documentation,
                table: CatalogueTable(key: "values", rows: rows))
        }
    }

    private var sinks: [CatalogueEntry] {
        schema.sinks.map { sink in
            let receives = sink.receives?.map(references.category)
            return CatalogueEntry(
                declaration: CatalogueReference(kind: .sink, name: sink.name),
                documentation: sink.documentation,
                facts: [
                    CatalogueFact(.receives, .names(receives, all: CatalogueWording.everyEvent)),
                    CatalogueFact(.reads, .words(sink.reads)),
                    CatalogueFact(.writes, .words(sink.writes)),
                    CatalogueFact(.isForwarded, .flag(sink.isForwarded)),
                    CatalogueFact(.calls, .words(sink.calls)),
                    CatalogueFact(.emits, .names(sink.emits.map(references.event))),
                    CatalogueFact(.platforms, platforms(sink.platforms)),
                ])
        }
    }

    private var sources: [CatalogueEntry] {
        schema.sources.map { source in
            CatalogueEntry(
                declaration: CatalogueReference(kind: .source, name: source.name),
                documentation: source.documentation,
                facts: [
                    CatalogueFact(.emits, .names(source.emits.map(references.event))),
                    CatalogueFact(.platforms, platforms(source.platforms)),
                ])
        }
    }

    private var wirings: [CatalogueEntry] {
        schema.wirings.map { wiring in
            let rows = wiring.sinks.enumerated().map { order, sink in
                [
                    CatalogueFact(.order, .count(order + 1)),
                    CatalogueFact(.sink, .name(references.sink(sink))),
                    CatalogueFact(.platforms, platforms(schema.sinks[sink].platforms)),
                ]
            }
            return CatalogueEntry(
                declaration: CatalogueReference(kind: .wiring, name: wiring.name),
                documentation: [], table: CatalogueTable(key: "sinks", rows: rows))
        }
    }

    private func platforms(_ platforms: [Platform]?) -> CatalogueValue {
        .words(platforms?.map(\.rawValue), all: CatalogueWording.everywhere)
    }
}
