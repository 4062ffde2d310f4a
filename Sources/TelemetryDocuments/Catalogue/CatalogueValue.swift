import TelemetryGenerator
import TelemetrySchema

/// What is so, for programs and for people.
struct CatalogueValue {
    let json: JSONValue
    /// Empty where people need not be told.
    let spans: [CatalogueSpan]

    private init(_ json: JSONValue, _ spans: [CatalogueSpan] = []) {
        self.json = json
        self.spans = spans
    }

    /// A text for people.
    static func text(_ text: String?) -> CatalogueValue {
        guard let text else { return CatalogueValue(.null) }
        return CatalogueValue(.string(text), [.text(VisibleText.printed(text))])
    }

    /// A word that stands in the schema like this.
    static func code(_ code: String?) -> CatalogueValue {
        guard let code else { return CatalogueValue(.null) }
        return CatalogueValue(.string(code), [.code(code)])
    }

    /// A text that may hold anything, in quotes for people: that shows where it begins and ends.
    static func quoted(_ text: String) -> CatalogueValue {
        CatalogueValue(.string(text), [.code(SwiftLiteral.printed(text))])
    }

    static func wireValue(_ value: Enumeration.WireValue) -> CatalogueValue {
        switch value {
        case .string(let text): quoted(text)
        case .integer(let number): CatalogueValue(.number(String(number)), [.code(String(number))])
        }
    }

    static func count(_ count: Int?) -> CatalogueValue {
        guard let count else { return CatalogueValue(.null) }
        return CatalogueValue(.number(String(count)), [.text(String(count))])
    }

    static func range(_ range: IntegerRange?) -> CatalogueValue {
        guard let range else { return CatalogueValue(.null) }
        let (least, greatest) = (String(range.least), String(range.greatest))
        return CatalogueValue(
            ["minimum": .number(least), "maximum": .number(greatest)],
            [.text("\(least)…\(greatest)")])
    }

    /// People are told only where it is so.
    static func flag(_ isSo: Bool) -> CatalogueValue {
        CatalogueValue(.bool(isSo), isSo ? [.text(CatalogueWording.yes)] : [])
    }

    /// People are told that it is so where no reason is to be seen.
    static func deprecation(_ deprecation: Deprecation?) -> CatalogueValue {
        guard let deprecation else { return CatalogueValue(.null) }
        let visible = VisibleText.printed(deprecation.reason ?? "")
        return CatalogueValue(
            ["reason": deprecation.reason.map(JSONValue.string) ?? .null],
            [.text(visible.allSatisfy(\.isWhitespace) ? CatalogueWording.yes : visible)])
    }

    /// On as many lines as it has paragraphs.
    static func documentation(_ lines: [String]) -> CatalogueValue {
        let paragraphs = CatalogueParagraphs.lines(of: lines).map { lines in
            [CatalogueSpan.text(lines.joined(separator: " "))]
        }
        return CatalogueValue(
            .documentation(lines) ?? .null, Array(paragraphs.joined(separator: [.lineBreak])))
    }

    /// A declaration, with what its name stands between.
    static func name(
        _ name: CatalogueReference?, after prefix: String = "", before suffix: String = ""
    ) -> CatalogueValue {
        guard let name else { return CatalogueValue(.null) }
        let spans = [CatalogueSpan.code(prefix), .link(name), .code(suffix)].filter {
            if case .code("") = $0 { false } else { true }
        }
        return CatalogueValue(.string(prefix + name.name + suffix), spans)
    }

    static func names(_ names: [CatalogueReference]) -> CatalogueValue {
        CatalogueValue(.strings(names.map(\.name)), list(names.map(CatalogueSpan.link)))
    }

    /// The same, where `nil` is every declaration, which `all` says.
    static func names(_ names: [CatalogueReference]?, all: String) -> CatalogueValue {
        names.map { self.names($0) } ?? CatalogueValue(.null, [.text(all)])
    }

    /// The same, where having none is worth saying.
    static func names(_ names: [CatalogueReference], none: String) -> CatalogueValue {
        names.isEmpty ? CatalogueValue([], [.text(none)]) : self.names(names)
    }

    /// Words of the schema, which may hold any character outside ASCII.
    static func words(_ words: [String]) -> CatalogueValue {
        let visible = words.map(VisibleText.printed)
        return CatalogueValue(.strings(words), list(visible.map(CatalogueSpan.code)))
    }

    /// The same, where `nil` is every word, which `all` says.
    static func words(_ words: [String]?, all: String) -> CatalogueValue {
        words.map { self.words($0) } ?? CatalogueValue(.null, [.text(all)])
    }

    private static func list(_ spans: [CatalogueSpan]) -> [CatalogueSpan] {
        Array(spans.map { [$0] }.joined(separator: [.separator]))
    }
}
