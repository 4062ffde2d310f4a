import TelemetrySchema

/// Points at the declarations of a schema by their indices, and from events at what surrounds them.
struct SchemaReferences {
    private let schema: Schema
    /// The sinks and sources that emit each event.
    let emitters: [[CatalogueReference]]
    /// The sinks that receive each event.
    let receivers: [[CatalogueReference]]

    init(_ schema: Schema) {
        self.schema = schema
        emitters = Self.emitters(schema)
        receivers = Self.receivers(schema)
    }

    func category(_ index: Int) -> CatalogueReference {
        CatalogueReference(kind: .category, name: schema.categories[index].name)
    }

    func enumeration(_ index: Int) -> CatalogueReference {
        CatalogueReference(kind: .enum, name: schema.enumerations[index].name)
    }

    func event(_ index: Int) -> CatalogueReference {
        CatalogueReference(kind: .event, name: schema.events[index].name)
    }

    func sink(_ index: Int) -> CatalogueReference {
        CatalogueReference(kind: .sink, name: schema.sinks[index].name)
    }

    private static func emitters(_ schema: Schema) -> [[CatalogueReference]] {
        var emitters = [[CatalogueReference]](repeating: [], count: schema.events.count)
        for sink in schema.sinks {
            for event in sink.emits {
                emitters[event].append(CatalogueReference(kind: .sink, name: sink.name))
            }
        }
        for source in schema.sources {
            for event in source.emits {
                emitters[event].append(CatalogueReference(kind: .source, name: source.name))
            }
        }
        return emitters
    }

    /// Asks the sinks once for all events of the same categories.
    private static func receivers(_ schema: Schema) -> [[CatalogueReference]] {
        var known: [[Int]: [CatalogueReference]] = [:]
        return schema.events.map { event in
            if let receivers = known[event.categories] { return receivers }
            let receivers = schema.sinks.filter { $0.receives(event) }.map {
                CatalogueReference(kind: .sink, name: $0.name)
            }
            known[event.categories] = receivers
            return receivers
        }
    }
}
