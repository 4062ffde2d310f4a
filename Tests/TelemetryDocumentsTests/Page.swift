import Foundation
import ProcessSupport

/// A page of HTML as a parser sees it.
struct Page: Decodable {
    /// A piece of text that stands by itself.
    struct Block: Decodable, Equatable {
        let tag: String
        let text: String
    }

    /// In the order in which they end.
    let blocks: [Block]
    /// The names of all elements, sorted, each once.
    let tags: [String]
    /// The targets of all links.
    let links: [String]
    /// The anchors of all elements.
    let anchors: [String]
    /// The anchors that GitHub gives to all headings.
    let headingAnchors: [String]
    /// What is not closed in the order in which it was opened.
    let mistakes: [String]

    /// Parses HTML.
    init(html: String) throws {
        self = try Self.read(html, "html")
    }

    /// Turns Markdown into HTML as GitHub does, and parses that.
    init(markdown: String) throws {
        self = try Self.read(markdown, "markdown")
    }

    /// The texts of all blocks of the element called `tag`.
    func texts(_ tag: String) -> [String] {
        blocks.filter { $0.tag == tag }.map(\.text)
    }

    /// The texts of all facts called `label`, of either form.
    func facts(_ label: String) -> [String] {
        let items = texts("li").filter { $0.hasPrefix(label + ": ") }.map {
            String($0.dropFirst(label.count + 2))
        }
        let terms = zip(blocks, blocks.dropFirst()).filter {
            $0.0 == Block(tag: "dt", text: label) && $0.1.tag == "dd"
        }
        return items + terms.map(\.1.text)
    }

    private static func read(_ text: String, _ form: String) throws -> Page {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, to: "page")
        let run = try PythonModule.run(program, [form, path])
        guard run.exitCode == 0 else { throw Failure(text: run.errors) }
        return try JSONDecoder().decode(Page.self, from: Data(run.output.utf8))
    }

    struct Failure: Error {
        let text: String
    }

    private static let program = #"""
        import json, re, sys
        from html.parser import HTMLParser

        BLOCKS = {"h1", "h2", "h3", "p", "li", "dt", "dd", "th", "td", "summary"}
        VOID = {"br", "meta"}

        class Reader(HTMLParser):
            def __init__(self):
                super().__init__(convert_charrefs=True)
                self.open, self.blocks, self.result = [], [], {
                    "blocks": [], "tags": [], "links": [], "anchors": [], "headingAnchors": [],
                    "mistakes": []}

            def handle_starttag(self, tag, attributes):
                self.result["tags"].append(tag)
                for key, value in attributes:
                    if key == "href": self.result["links"].append(value)
                    if key == "id": self.result["anchors"].append(value)
                if tag == "br" and self.blocks: self.blocks[-1][1] += "\n"
                if tag not in VOID: self.open.append(tag)
                if tag in BLOCKS: self.blocks.append([tag, ""])

            def handle_endtag(self, tag):
                if not self.open or self.open.pop() != tag:
                    self.result["mistakes"].append(f"{tag} at {self.getpos()}")
                if tag in BLOCKS:
                    name, text = self.blocks.pop()
                    self.result["blocks"].append({"tag": name, "text": text.strip(" \n")})
                    if name[0] == "h":
                        slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
                        self.result["headingAnchors"].append(slug)

            def handle_data(self, text):
                if self.blocks: self.blocks[-1][1] += text

        text = open(sys.argv[2], encoding="utf-8", newline="\n").read()
        if sys.argv[1] == "markdown":
            import cmarkgfm
            from cmarkgfm.cmark import Options
            # What GitHub lets through is decided later, by the names of the elements.
            text = cmarkgfm.github_flavored_markdown_to_html(text, Options.CMARK_OPT_UNSAFE)
        reader = Reader()
        reader.feed(text)
        reader.close()
        reader.result["mistakes"] += reader.open
        reader.result["tags"] = sorted(set(reader.result["tags"]))
        print(json.dumps(reader.result))
        """#
}
