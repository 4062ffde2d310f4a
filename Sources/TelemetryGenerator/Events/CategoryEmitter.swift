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

    /// The raw value of the set of the categories at `indices`.
    static func bits(_ indices: [Int]) -> String {
        "0x" + String(indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }, radix: 16)
    }

    /// The set of the categories at `indices`: a number to the compiler, which takes long over a
    /// list of members, with their names for whoever reads it.
    func set(_ indices: [Int]) -> String {
        let names = indices.map { schema.categories[$0].name }.joined(separator: ", ")
        return "\(RuntimeNames.categorySet)(rawValue: \(Self.bits(indices)) /* \(names) */)"
    }
}
