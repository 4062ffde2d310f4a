/// Collects lines of Swift. Emission order is output order.
struct CodePrinter {
    private(set) var text = ""
    private var indentation = ""

    /// A printer with room for `capacity` bytes, so that a long text does not move as it grows.
    init(capacity: Int = 0) {
        text.reserveCapacity(capacity)
    }

    /// Adds a line; an empty one stays without blanks.
    mutating func line(_ line: String = "") {
        if !line.isEmpty {
            text += indentation
            text += line
        }
        text += "\n"
    }

    /// Adds `head {`, the indented body and `}`.
    mutating func block(_ head: String, _ body: (inout CodePrinter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Adds a `switch` with its cases, which Swift writes at the height of the switch.
    mutating func `switch`(over subject: String, _ cases: (inout CodePrinter) -> Void) {
        line("switch \(subject) {")
        cases(&self)
        line("}")
    }

    /// Adds the body one step further in.
    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
    }

    /// Adds documentation, one `///` for each line of each text.
    mutating func documentation(_ lines: [String]) {
        for line in lines {
            let isBlank = line.allSatisfy { $0 == " " }
            self.line(isBlank ? "///" : "/// " + line)
        }
    }

    /// Adds every item on a line of its own, indented, with a comma behind all but the last.
    mutating func list(_ items: [String]) {
        indented { printer in
            for (index, item) in items.enumerated() {
                printer.line(index == items.count - 1 ? item : item + ",")
            }
        }
    }
}
