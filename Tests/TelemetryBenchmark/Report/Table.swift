private import Foundation

/// Prints rows below each other, with a column for each measure that any of them has.
struct Table {
    let title: String
    let rows: [Row]

    /// The table, with a `*` behind each figure that is over its budget.
    func text(_ budgets: [Budget]) -> String {
        let measures = Measure.allCases.filter { measure in
            rows.contains { $0.figures[measure] != nil }
        }
        let head = [title, "against"] + measures.map(\.rawValue)
        let lines = [head] + rows.map { cells(of: $0, measures, budgets) }
        return Self.aligned(lines)
    }

    private func cells(of row: Row, _ measures: [Measure], _ budgets: [Budget]) -> [String] {
        [row.name, row.reference]
            + measures.map { measure in
                guard let figure = row.figures[measure] else { return "" }
                let isOver = budgets.contains {
                    $0.measure == measure && $0.finding(in: [row]) != nil
                }
                return Self.number(figure) + (isOver ? "*" : "")
            }
    }

    private static func aligned(_ lines: [[String]]) -> String {
        let widths = lines[0].indices.map { column in
            lines.map { $0[column].count }.max() ?? 0
        }
        return lines.map { cells in
            cells.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return column < 2 ? cell + blanks : blanks + cell
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// A figure with as many digits as mean something.
    static func number(_ figure: Double) -> String {
        if figure == figure.rounded() { return String(Int(figure)) }
        return String(format: figure < 100 ? "%.2f" : "%.0f", figure)
    }
}
