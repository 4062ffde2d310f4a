import TelemetryGenerator

/// Prints JSON for people who read and compare it: one member on a line, short leaves in one piece.
struct JSONPrinter {
    /// The longest array or object of plain values that stays on its line.
    private static let shortLength = 72

    private var text = ""
    private var lineBreak = "\n"

    /// `value` as a document that ends with a line break.
    static func printed(_ value: JSONValue) -> String {
        var printer = JSONPrinter()
        printer.append(value)
        return printer.text + "\n"
    }

    private mutating func append(_ value: JSONValue) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let string): append(string: string)
        case .array(let elements):
            let isShort = Self.isShort(elements.lazy.map { ("", $0) })
            append("[", elements, "]", isShort: isShort) { $0.append($1) }
        case .object(let object):
            let isShort = Self.isShort(object.members.lazy.map { ($0.key, $0.value) })
            append("{", object.members, "}", isShort: isShort) { printer, member in
                printer.append(string: member.key)
                printer.text += ": "
                printer.append(member.value)
            }
        }
    }

    private mutating func append<Item>(
        _ begin: String, _ items: [Item], _ end: String, isShort: Bool,
        _ append: (inout JSONPrinter, Item) -> Void
    ) {
        text += begin
        if !isShort { lineBreak += "  " }
        for (index, item) in items.enumerated() {
            if index > 0 { text += isShort ? ", " : "," }
            if !isShort { text += lineBreak }
            append(&self, item)
        }
        if !isShort {
            lineBreak.removeLast(2)
            text += lineBreak
        }
        text += end
    }

    /// Whether the items are plain values and few letters. Looks at no more of them than that.
    private static func isShort(_ items: some Sequence<(String, JSONValue)>) -> Bool {
        var length = 0
        for (key, value) in items {
            guard let width = value.plainWidth else { return false }
            length += key.utf8.count + width + 6
            guard length <= shortLength else { return false }
        }
        return true
    }

    private mutating func append(string: String) {
        text += "\""
        if string.utf8.allSatisfy(SwiftLiteral.isPlain) {
            text += string
        } else {
            for scalar in string.unicodeScalars { append(scalar) }
        }
        text += "\""
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        default:
            // All of these have at most four digits.
            if VisibleText.isHidden(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension JSONValue {
    /// About how many letters it takes; `nil` for an array or object that holds something.
    fileprivate var plainWidth: Int? {
        switch self {
        case .null, .bool: 5
        case .number(let text), .string(let text): text.utf8.count
        case .array(let elements): elements.isEmpty ? 2 : nil
        case .object(let object): object.members.isEmpty ? 2 : nil
        }
    }
}
