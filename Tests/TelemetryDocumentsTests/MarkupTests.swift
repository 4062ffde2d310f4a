import ProcessSupport
import TelemetryGenerator
import TelemetrySchema
import Testing

@testable import TelemetryDocuments

/// The catalogue for people, as a parser of each form sees it.
@Suite struct MarkupTests {
    private static let forms: [CatalogueFormat] =
        PythonModule.isInstalled("html.parser")
        ? [.html] + (PythonModule.isInstalled("cmarkgfm") ? [.markdown] : []) : []

    private func page(_ text: String, _ form: CatalogueFormat) throws -> Page {
        let text = SchemaPipeline.emitCatalogue(try CheckedSchema.read(text), as: form)
        return try form == .html ? Page(html: text) : Page(markdown: text)
    }

    /// An event for each text, which stands wherever the language lets it stand.
    private func schema(_ texts: [String], isDocumentation: Bool) -> String {
        texts.enumerated().map { index, text in
            let literal = MarkupTexts.literal(text)
            let documentation = isDocumentation ? "/// \(text)\n" : ""
            return """
                \(documentation)event event\(index)
                  as \(MarkupTexts.literal("\(index)" + text))
                  owner \(literal)
                  deprecated \(literal)
                \(isDocumentation ? "  /// \(text)\n" : "")\
                  count: Int unit \(literal)
                  text: String = \(literal) deprecated \(literal) as \(literal)

                """
        }.joined()
    }

    @Test(arguments: forms)
    func keepsEveryTextAText(_ form: CatalogueFormat) throws {
        let texts = MarkupTexts.all
        let page = try page(schema(texts, isDocumentation: true), form)
        let shown = texts.map(trimmed)
        #expect(page.facts("Owner") == shown)
        #expect(page.facts("Deprecated") == shown)
        #expect(page.texts("p") == shown)
        #expect(cells(page, columns: 9, at: 2) == shown.flatMap { [$0, ""] })
        #expect(cells(page, columns: 9, at: 4) == shown.flatMap { [$0, ""] })
        let literals = texts.map(SwiftLiteral.printed)
        #expect(cells(page, columns: 9, at: 6) == literals.flatMap { ["", $0] })
        #expect(cells(page, columns: 9, at: 7) == literals.flatMap { ["\"count\"", $0] })
        #expect(cells(page, columns: 9, at: 8) == shown.flatMap { ["", $0] })
    }

    @Test(arguments: forms)
    func showsWhatIsHidden(_ form: CatalogueFormat) throws {
        let texts = MarkupTexts.withHiddenCharacters
        let page = try page(schema(texts.map(\.text), isDocumentation: false), form)
        #expect(page.facts("Owner") == texts.map(\.visible))
        #expect(page.facts("Deprecated") == texts.map(\.visible))
    }

    @Test(arguments: forms)
    func showsWhatIsHiddenInTheNameOfACall(_ form: CatalogueFormat) throws {
        let page = try page(
            "event opened\nsink Board\n  calls a\u{85}.b\u{2028}c, d\u{9B}\n", form)
        #expect(page.facts("Calls") == ["a\\u{85}.b\\u{2028}c, d\\u{9B}"])
    }

    @Test(arguments: forms)
    func saysThatSomethingIsDeprecatedWhereNoReasonCanBeSeen(_ form: CatalogueFormat) throws {
        let reasons = ["", " \" \"", " \"\\t\"", " \"\u{3000}\"", " \"old\""]
        let events = reasons.enumerated().map { "event event\($0)\n  deprecated\($1)\n" }
        let page = try page(events.joined(), form)
        #expect(page.facts("Deprecated") == ["yes", "yes", "yes", "yes", "old"])
    }

    @Test(arguments: forms)
    func quotesWhatIsOnTheWire(_ form: CatalogueFormat) throws {
        let texts = ["a", " a ", "", "a\"b\\", "a\nb|`", "a  b", "\u{0}", "日本 😀"]
        let literals = [
            #""0a""#, #""1 a ""#, #""2""#, #""3a\"b\\""#, #""4a\nb|`""#, #""5a  b""#, #""6\u{0}""#,
            #""7日本 😀""#,
        ]
        let page = try page(
            texts.enumerated().map { index, text in
                "event event\(index)\n  as \(MarkupTexts.literal("\(index)\(text)"))\n"
            }.joined(), form)
        #expect(page.facts("On the wire") == literals)
    }

    @Test(arguments: forms)
    func hasNoElementThatTheSchemaBroughtIn(_ form: CatalogueFormat) throws {
        let texts = MarkupTexts.all
        let page = try page(
            schema(texts, isDocumentation: true) + "category a\nenum Size\n  small\nsink S\n", form)
        let common = [
            "a", "code", "h1", "h2", "h3", "li", "p", "table", "tbody", "td", "th", "thead",
        ]
        let own =
            form == .markdown
            ? ["tr", "ul"]
            : [
                "article", "body", "dd", "details", "div", "dl", "dt", "head", "html", "main",
                "meta",
                "nav", "section", "style", "summary", "title", "tr", "ul",
            ]
        #expect(page.tags == (common + own).sorted())
        #expect(page.mistakes == [])
        #expect(page.links.allSatisfy { $0.hasPrefix("#") })
    }

    @Test(arguments: forms)
    func leadsEveryLinkSomewhere(_ form: CatalogueFormat) throws {
        let text = try CheckedSchema.text(
            of: "Tests/TelemetryStrictnessTests/Fixtures/Rich.telemetry")
        let page = try page(text, form)
        let anchors = form == .html ? page.anchors : page.headingAnchors
        #expect(Set(anchors).count == anchors.count)
        #expect(Set(page.links).subtracting(anchors.map { "#" + $0 }) == [])
        #expect(page.links.count > 100)
    }

    @Test(arguments: forms)
    func setsParagraphsApart(_ form: CatalogueFormat) throws {
        let page = try page(
            """
            ///
            /// One
            ///   and a half.
            ///
            ///
            /// Two.
            ///
            event opened
              /// One
              /// and a half.
              ///
              /// Two.
              count: Int

            """, form)
        #expect(
            page.texts("p").map { $0.split(separator: "\n").map(trimmed) } == [
                ["One", "and a half."], ["Two."],
            ])
        #expect(page.texts("td")[2] == "One and a half.\nTwo.")
    }

    private func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }

    /// The texts of one column of all tables.
    private func cells(_ page: Page, columns: Int, at column: Int) -> [String] {
        page.texts("td").enumerated().filter { $0.offset % columns == column }.map(\.element)
    }
}
