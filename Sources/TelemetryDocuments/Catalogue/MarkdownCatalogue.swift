/// Prints a catalogue as GitHub's Markdown. Every text of the schema stays text.
struct MarkdownCatalogue {
    private let catalogue: Catalogue
    private var text = ""

    init(_ catalogue: Catalogue) {
        self.catalogue = catalogue
    }

    func emit() -> String {
        var printer = self
        printer.document()
        return printer.text
    }

    private mutating func document() {
        line("# \(CatalogueWording.title)")
        line()
        let sections = catalogue.shownSections
        for section in sections { contents(section) }
        for section in sections {
            line()
            line("## \(section.title)")
            for entry in section.entries { self.entry(entry) }
        }
    }

    private mutating func contents(_ section: CatalogueSection) {
        line("* [\(section.title)](#\(section.key))")
        for entry in section.entries { line("  * \(Self.link(entry.declaration))") }
    }

    private mutating func entry(_ entry: CatalogueEntry) {
        line()
        line("### \(entry.declaration.kind.rawValue) \(MarkdownText.code(entry.declaration.name))")
        for lines in CatalogueParagraphs.lines(of: entry.documentation) { paragraph(lines) }
        let facts = entry.shownFacts
        if !facts.isEmpty { line() }
        for fact in facts { line("* \(fact.label.title): \(Self.printed(fact.value.spans))") }
        if let table = entry.table { self.table(table) }
    }

    private mutating func paragraph(_ lines: [String]) {
        line()
        for text in lines { line(MarkdownText.escaped(text, atLineStart: true)) }
    }

    private mutating func table(_ table: CatalogueTable) {
        let columns = table.shownColumns
        guard let first = table.rows.first, !columns.isEmpty else { return }
        line()
        row(columns.map { first[$0].label.title })
        row(columns.map { _ in "---" })
        for facts in table.rows { row(columns.map { Self.printed(facts[$0].value.spans) }) }
    }

    private mutating func row(_ cells: [String]) {
        line("| \(cells.joined(separator: " | ")) |")
    }

    private mutating func line(_ line: String = "") {
        text += line
        text += "\n"
    }

    private static func printed(_ spans: [CatalogueSpan]) -> String {
        spans.printed(text: { MarkdownText.escaped($0) }, code: MarkdownText.code, link: link)
    }

    private static func link(_ reference: CatalogueReference) -> String {
        "[\(MarkdownText.code(reference.name))](#\(reference.anchor))"
    }
}
