import TelemetryDocuments
import TelemetrySchema
import Testing

/// What holds of every two schemas.
@Suite struct ComparisonTests {
    private static let schemas = (0..<300 as Range<UInt64>).compactMap {
        try? GeneratedSchema(RandomSchema.text(seed: $0)).schema
    }

    private func changes(_ old: Schema, _ new: Schema) -> [Change] {
        SchemaComparison(old: old, new: new).changes()
    }

    @Test func findsNoChangeBetweenASchemaAndItself() {
        #expect(Self.schemas.count > 40)
        for schema in Self.schemas { #expect(changes(schema, schema) == []) }
    }

    @Test func findsAsMuchNewOneWayAsIsGoneTheOther() {
        // An event that takes the place of another is not said to be new.
        let schemas = Self.schemas.filter { $0.events.allSatisfy { $0.renamedTo == nil } }
        #expect(schemas.count > 20)
        for (old, new) in zip(schemas, schemas.dropFirst()) {
            let (there, back) = (changes(old, new), changes(new, old))
            #expect(!there.isEmpty)
            #expect(there.count(where: \.isNew) == back.count(where: \.isGone))
            #expect(there.count(where: \.isGone) == back.count(where: \.isNew))
        }
    }

    @Test func putsEveryChangeOnOneLine() {
        let renderer = ChangeRenderer(oldPaths: ["old"], newPaths: ["new"])
        for (old, new) in zip(Self.schemas, Self.schemas.dropFirst()) {
            for line in changes(old, new).map(renderer.line) {
                let isPlain = line.unicodeScalars.allSatisfy {
                    ![.control, .format].contains($0.properties.generalCategory)
                }
                let isPlaced = line.hasPrefix("old:") || line.hasPrefix("new:")
                if !isPlain || !isPlaced { Issue.record("\(line)") }
            }
        }
    }
}

extension Change {
    fileprivate var isNew: Bool { kind == .added }

    fileprivate var isGone: Bool {
        switch kind {
        case .gone, .goneRetired, .goneUnretired: true
        default: false
        }
    }
}
