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
        imports(&printer)
        printer.line()
        ManifestEmitter(schema).emit(&printer)
        FactoryEmitter(schema).emit(&printer)
        return printer.text
    }

    /// Only what is used, and public whatever the access of the schema: a file of the consumer may
    /// import the same module in any way only if no other file imports it as less than public.
    private func imports(_ printer: inout CodePrinter) {
        guard !schema.wirings.isEmpty else { return }
        printer.line()
        printer.line("@_exported public import \(RuntimeNames.facade)")
        PlatformConditions.emit(&printer) { printer, platform in
            guard forwards(on: platform) else { return }
            printer.line("public import \(RuntimeNames.forwarding)")
            guard schema.access != .public else { return }
            PublicImport.use(
                "_ForwardingImport<Event: \(RuntimeNames.event)>",
                of: "\(RuntimeNames.forwarded)<Event>", &printer)
        }
    }

    /// Whether a factory has a parameter for a forwarded sink on `platform`.
    private func forwards(on platform: Platform?) -> Bool {
        schema.wirings.lazy.flatMap(\.sinks).map { schema.sinks[$0] }
            .contains { $0.isForwarded && $0.exists(on: platform) }
    }
}
