/// The most that a figure may be.
struct Budget: Equatable {
    let row: String
    let measure: Measure
    let most: Double

    /// What there is to say about `rows`; `nil` where the budget holds.
    ///
    /// A budget for a figure that was not taken this time holds.
    func finding(in rows: [Row]) -> String? {
        guard let row = rows.first(where: { $0.name == row }),
            let figure = row.figures[measure], figure > most
        else { return nil }
        return
            "\(row.name): \(measure.rawValue) \(Table.number(figure)) is over \(Table.number(most))"
    }
}

extension Budget {
    /// Reads a line: a row, a measure, the most. Blank lines and what follows `#` are skipped.
    init?(line: Substring) throws(BudgetError) {
        let words = line.prefix { $0 != "#" }.split(separator: " ")
        guard !words.isEmpty else { return nil }
        guard words.count == 3, let measure = Measure(rawValue: String(words[1])),
            let most = Double(words[2])
        else { throw BudgetError(line: String(line)) }
        self.init(row: String(words[0]), measure: measure, most: most)
    }
}
