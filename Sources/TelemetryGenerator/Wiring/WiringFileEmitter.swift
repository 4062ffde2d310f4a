import TelemetrySchema

/// Emits `<Module>+TelemetryWiring.swift`.
struct WiringFileEmitter {
    private let schema: Schema
    private let banner: [String]

    init(_ schema: Schema, banner: [String]) {
        self.schema = schema
        self.banner = banner
    }

    func emit() -> String {
        var printer = CodePrinter()
        for line in banner { printer.line(line) }
        printer.line()
        imports(&printer)
        printer.line()
        ManifestEmitter(schema).emit(&printer)
        FactoryEmitter(schema).emit(&printer)
        return printer.text
    }

    private func imports(_ printer: inout CodePrinter) {
        printer.line("\(schema.access.rawValue) import \(RuntimeNames.facade)")
        guard schema.sinks.contains(where: \.isForwarded) else { return }
        printer.line("\(schema.access.rawValue) import \(RuntimeNames.forwarding)")
    }
}
