// Every sentence that can be said about a schema. `{0}`, `{1}` stand for the facts of the case.

extension Rule {
    /// The sentence for `facts`.
    func message(_ facts: [String]) -> String {
        let parts = template.split(separator: "{", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { message, part in
            if let index = part.first?.wholeNumberValue, part.dropFirst().first == "}" {
                message += RuleWording.visible(facts[index]) + part.dropFirst(2)
            } else {
                message += "{" + part
            }
        }
    }

    private var template: String {
        switch self {
        case .invalidUTF8: "these bytes are not UTF-8"
        case .forbiddenCharacter: "the character {0} may not stand in a schema"
        case .unexpectedCharacter: "unexpected character '{0}'{1}"
        case .unterminatedString: "the string does not end on its line; expected '\"'"
        case .invalidEscape:
            "invalid escape '{0}'; expected one of \\\" \\\\ \\n \\r \\t \\0 \\u{…}"
        case .unexpectedIndentation:
            "an indented line belongs to a declaration, and none precedes it"
        case .unknownDeclaration: "unknown declaration '{0}'; expected {1}"
        case .unknownAttribute: "unknown attribute '{0}'; expected {1}"
        case .unexpectedMember: "'{0}' takes no indented lines"
        case .expected: "expected {0}, found {1}"
        case .unexpectedText: "unexpected {0} after {1}"
        case .misplacedDocumentation:
            "'///' documents the declaration, field or value on the next line; {0}"
        case .misplacedDefault:
            "a default is written before the attributes: '{0}: Type = literal …'"
        case .duplicateAttribute: "'{0}' is given twice"
        case .unsupportedType:
            "{0} cannot be the type of a field; expected 'T', 'T?', '[T]' or '[T]?'"
        case .invalidName: "'{0}' cannot be a name; {1}"
        case .reservedName: "'{0}' cannot be the name of {1}; {2}"
        case .duplicateName: "{0} '{1}' is given twice"
        case .similarName: "{0} '{1}' differs from '{2}' only in case or underscores"
        case .retiredName: "{0} '{1}' uses a retired name; a retired name never comes back"
        case .duplicateWireName: "{0} '{1}' has the wire name \"{2}\" of '{3}'"
        case .emptyText: "{0} cannot be empty"
        case .unknownType: "unknown type '{0}'"
        case .unknownCategory: "unknown category '{0}'"
        case .unknownEvent: "unknown event '{0}'"
        case .unknownSink: "unknown sink '{0}'"
        case .unknownWord: "unknown {0} '{1}'; expected {2}"
        case .invalidDefault: "{0} cannot be the default of a field of type '{1}'; expected {2}"
        case .outOfRange: "{0} is out of range for '{1}', which holds {2}"
        case .invalidWireValue: "{0} cannot be a wire value; expected a string or an integer"
        case .mixedWireValues:
            "enum '{0}' has both strings and integers on the wire; expected one kind"
        case .invalidDate: "'{0}' is not a date; expected a day such as 2027-06-01"
        case .inapplicableAttribute:
            "'{0}' does not apply to a field of type '{1}'; it applies to {2}"
        case .emptySchema: "the schema declares no event"
        case .emptyEnum: "enum '{0}' has no values"
        case .tooManyCategories: "category '{0}' is one too many; a schema has at most 64"
        case .tooManySinks: "sink '{0}' is one too many; a wiring has at most 200"
        case .invalidRename: "event '{0}' cannot be renamed to '{1}'; {2}"
        case .readerBeforeWriter: "sink '{0}' reads '{1}' before '{2}' writes it{3}"
        case .lateWriter:
            "sink '{0}' reads '{1}', which '{2}' writes later, on a lane{3}; "
                + "add 'forwarded' to '{0}' or take it from '{2}'"
        case .unwrittenState: "sink '{0}' reads '{1}', which no sink writes{2}"
        case .emissionCycle: "sink '{0}' emits '{1}', which comes back to it: {2}"
        case .expiredEvent: "event '{0}' expired on {1}"
        case .breakingChange: "{0}; this breaks {1}"
        case .unformattedText: "the text is not formatted; expected {0}"
        case .unreceivedEvent: "no sink receives event '{0}'"
        case .unusedCategory: "no event uses category '{0}'"
        case .unwiredSink: "sink '{0}' is in no wiring"
        case .ambiguousValue:
            "for optional field '{0}' Swift takes '.none' as nil, not as the value of enum '{1}'; "
                + "write '{1}.none' at call sites or give the value another name"
        case .undeclaredSink:
            "type '{0}' is a sink that the schema does not declare; "
                + "add 'sink {0}' or 'unscanned {0}' to it"
        case .undefinedSink:
            "no Swift file defines sink '{0}'; define the type or add 'unscanned {0}'"
        }
    }
}

/// Words that depend on more than the rule.
package enum RuleWording {
    /// What was probably meant by a character that the language does not know.
    static func hint(against character: String) -> String {
        switch character {
        case "`": "; a name is written without backticks"
        case "'": "; a string is written in double quotes"
        case "<": "; an optional is written 'T?' and a list '[T]'"
        default: ""
        }
    }

    /// Stands behind a space that is not one of ASCII.
    static let onlyBlanks = "; words are set apart by blanks and tabs"

    /// Stands behind the list of declarations where a line was probably meant to be indented.
    static let indentMembers = ", or blanks before what belongs to the declaration above"

    /// What stands behind the word "unexpected".
    static func surplus(_ token: Token) -> String {
        token.kind == .string ? "string" : token.quoted
    }

    /// What stands behind 'max'.
    static let count = "a number of characters or elements"

    /// A default of more characters than a field takes.
    static func tooLong(
        _ count: Int, _ type: TypeSyntax, _ maximum: Int
    ) -> (length: String, type: String, range: String) {
        (
            "a string of \(count) characters", "\(type.description) max \(maximum)",
            "at most \(maximum)"
        )
    }

    /// `level debug`, where it was written like a field.
    static func attribute(_ field: Token, _ type: Token) -> String? {
        EventKeyword(rawValue: field.text).map { "\($0) \(type.text)" }
    }

    /// What precedes a name that makes a list of what cannot be one.
    static func standsAlone(_ token: Token) -> String { "\(token.quoted); 'all' stands alone" }

    /// Where an order of sinks is wrong; no platforms stand for every one of them.
    static func place(wiring: String, platforms: [Platform?]) -> String {
        let names = platforms.map { $0?.rawValue ?? "other platforms" }
        return " in wiring '\(wiring)'"
            + (names.isEmpty ? "" : " on " + names.joined(separator: ", "))
    }

    /// The suggestion at the end of a message.
    static func suggestion(_ name: String?) -> String {
        name.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// `text` as one line of bearable length, on which every character can be seen.
    package static func visible(_ text: String) -> String {
        var visible = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < 1_000 else { return visible + "…" }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator,
                .spaceSeparator where scalar != " ":
                visible += spelledOut(scalar)
            default:
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// `scalar` as a string literal of a schema can spell it.
    package static func spelledOut(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}
