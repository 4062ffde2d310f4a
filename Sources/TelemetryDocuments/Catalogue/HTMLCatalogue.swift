/// Prints a catalogue as one page of HTML. Every text of the schema stays text.
struct HTMLCatalogue {
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
        line(HTMLHead.printed(title: CatalogueWording.title))
        line("<body>")
        line("<h1>\(CatalogueWording.title)</h1>")
        let sections = catalogue.shownSections
        line("<nav aria-label=\"\(CatalogueWording.contents)\">")
        for section in sections { contents(section) }
        line("</nav>")
        line("<main>")
        for section in sections { self.section(section) }
        line("</main>")
        line("</body>")
        line("</html>")
    }

    /// Folded up, because a schema can have thousands of events.
    private mutating func contents(_ section: CatalogueSection) {
        let link = "<a href=\"#\(section.key)\">\(section.title)</a>"
        line("<details><summary>\(link) (\(section.entries.count))</summary>")
        line("<ul>")
        for entry in section.entries { line("<li>\(Self.link(entry.declaration))</li>") }
        line("</ul>")
        line("</details>")
    }

    private mutating func section(_ section: CatalogueSection) {
        line("<section id=\"\(section.key)\">")
        line("<h2>\(section.title)</h2>")
        for entry in section.entries { self.entry(entry) }
        line("</section>")
    }

    private mutating func entry(_ entry: CatalogueEntry) {
        let declaration = entry.declaration
        line("<article id=\"\(declaration.anchor)\">")
        line("<h3>\(declaration.kind.rawValue) \(HTMLText.code(declaration.name))</h3>")
        for lines in CatalogueParagraphs.lines(of: entry.documentation) {
            line("<p>\(lines.map(HTMLText.escaped).joined(separator: "\n"))</p>")
        }
        facts(entry.shownFacts)
        if let table = entry.table { self.table(table) }
        line("</article>")
    }

    private mutating func facts(_ facts: [CatalogueFact]) {
        guard !facts.isEmpty else { return }
        line("<dl>")
        for fact in facts {
            line(
                "<div><dt>\(fact.label.title)</dt><dd>\(Self.printed(fact.value.spans))</dd></div>")
        }
        line("</dl>")
    }

    private mutating func table(_ table: CatalogueTable) {
        let columns = table.shownColumns
        guard let first = table.rows.first, !columns.isEmpty else { return }
        line("<div class=\"table\" tabindex=\"0\"><table>")
        let heads = columns.map { "<th scope=\"col\">\(first[$0].label.title)</th>" }
        line("<thead><tr>\(heads.joined())</tr></thead>")
        line("<tbody>")
        for facts in table.rows {
            let cells = columns.map { "<td>\(Self.printed(facts[$0].value.spans))</td>" }
            line("<tr>\(cells.joined())</tr>")
        }
        line("</tbody>")
        line("</table></div>")
    }

    private mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    private static func printed(_ spans: [CatalogueSpan]) -> String {
        spans.printed(text: HTMLText.escaped, code: HTMLText.code, link: link)
    }

    private static func link(_ reference: CatalogueReference) -> String {
        "<a href=\"#\(reference.anchor)\">\(HTMLText.code(reference.name))</a>"
    }
}
