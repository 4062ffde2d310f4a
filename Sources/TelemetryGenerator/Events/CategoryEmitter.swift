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

    /// The set of the categories at `indices`, as a number: cheap to check ten thousand times.
    static func bits(_ indices: [Int]) -> String {
        let bits = indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        return "\(RuntimeNames.categorySet)(rawValue: 0x\(String(bits, radix: 16)))"
    }

    /// The set of the categories at `indices`, by their names.
    func names(_ indices: [Int]) -> String {
        let names = indices.map { "." + SwiftIdentifier.printed(schema.categories[$0].name) }
        return "[\(names.joined(separator: ", "))]"
    }
}
