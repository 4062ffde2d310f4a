public import TelemetrySchema

/// The whole program in one place: text → tokens → syntax → model → Swift.
public struct SchemaPipeline {
    /// What reading a schema came to.
    public struct Reading: Sendable {
        /// The paths of the files, in the order in which diagnostics count them.
        public let paths: [String]
        /// Everything there is to say, in order of position.
        public let diagnostics: [Diagnostic]
        /// The model; `nil` if the schema was refused.
        public let schema: Schema?
    }

    /// The two files that a module gets.
    public struct Output: Sendable {
        /// The event enum.
        public let events: String
        /// The manifests and factories.
        public let wiring: String
    }

    /// Reads the files of one schema. Their order does not matter; at least one is needed.
    public static func read(_ files: [SourceFile]) -> Reading {
        let files = files.sorted(by: precedes)
        let diagnostics = DiagnosticCollector()
        var parser = Parser(diagnostics: diagnostics)
        for (index, file) in files.enumerated() {
            // Neither is an array: the parser asks for one declaration after the other, and each
            // is made of the next lines, so that no token outlives its declaration.
            let lines = Lexer(file, file: index, diagnostics: diagnostics)
            let declarations = BlockGrouper(lines, diagnostics: diagnostics)
            parser.parse(declarations)
        }
        let syntax = parser.syntax
        let validator = SchemaValidator(
            syntax, paths: files.map(\.outputPath), diagnostics: diagnostics)
        let schema = validator.validate()
        return Reading(
            paths: files.map(\.path), diagnostics: diagnostics.sorted, schema: schema)
    }

    /// By the path that is the same everywhere; by the other one only where that is no help.
    private static func precedes(_ left: SourceFile, _ right: SourceFile) -> Bool {
        left.outputPath == right.outputPath
            ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
            : left.outputPath.utf8.lexicographicallyPrecedes(right.outputPath.utf8)
    }

    /// Emits the two files. Cannot fail: a schema holds nothing that cannot be said in Swift.
    public static func emit(_ schema: Schema, module: String) -> Output {
        let sources = schema.paths.map(SwiftLiteral.printed).joined(separator: ", ")
        let banner = [
            "// The telemetry of \(module), generated from",
            "// \(sources). Do not edit.",
        ]
        return Output(
            events: EventFileEmitter(schema, banner: banner).emit(),
            wiring: WiringFileEmitter(schema, banner: banner).emit())
    }
}
