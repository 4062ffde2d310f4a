/// Gives a public import a use, where nothing public mentions the module.
///
/// Without one the compiler warns; with a lesser import it refuses an unadorned `import` of the
/// same module in another file of the consumer.
enum PublicImport {
    /// Prints `name`, an alias of `type`, that counts as public and is not.
    static func use(_ name: String, of type: String, _ printer: inout CodePrinter) {
        printer.line("@usableFromInline internal typealias \(name) = \(type)")
    }
}
