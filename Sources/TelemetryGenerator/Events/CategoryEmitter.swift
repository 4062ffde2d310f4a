import TelemetrySchema

/// Emits the members of `CategorySet` that name the schema's categories.
struct CategoryEmitter {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    func emit(_ printer: inout CodePrinter) {
        guard !schema.categories.isEmpty else { return }
        printer.line()
        printer.documentation(["The categories of the schema."])
        printer.block(
            "\(schema.accessModifier)nonisolated extension \(RuntimeNames.categorySet) "
                + "where Event == \(GeneratedNames.event)"
        ) { printer in
            for (index, category) in schema.categories.enumerated() {
                printer.documentation(category.documentation)
                let name = SwiftIdentifier.printed(category.name)
                printer.line("static var \(name): Self { Self(index: \(index)) }")
            }
        }
    }

    /// The raw value of the set of the categories at `indices`: cheap to check ten thousand times.
    static func bits(_ indices: [Int]) -> String {
        "0x" + String(indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }, radix: 16)
    }

    /// The set of the categories at `indices`, by their names where the compiler can take those.
    func names(_ indices: [Int]) -> String {
        let names = indices.map { schema.categories[$0].name }
        guard Self.setMembers.isDisjoint(with: names) else {
            return "\(RuntimeNames.categorySet)(rawValue: \(Self.bits(indices)))"
        }
        return "[\(names.map { "." + SwiftIdentifier.printed($0) }.joined(separator: ", "))]"
    }

    /// What every set can do. A category of that name is one of two meanings, and a list of twenty
    /// such names keeps the compiler busy for longer than anyone waits.
    private static let setMembers: Set<String> = [
        "contains", "formIntersection", "formSymmetricDifference", "formUnion", "insert",
        "intersection", "intersects", "isDisjoint", "isEmpty", "isStrictSubset",
        "isStrictSuperset", "isSubset", "isSuperset", "rawValue", "remove", "subtract",
        "subtracting", "symmetricDifference", "union", "update",
    ]
}
