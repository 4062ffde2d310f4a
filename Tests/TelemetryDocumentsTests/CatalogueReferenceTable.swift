import Foundation

/// The table of keys in `Schema/Grammar.md`.
struct CatalogueReferenceTable {
    private var keysOfLists: [String: Set<String>] = [:]
    /// The lists of the catalogue, in order.
    private(set) var lists: [String] = []

    init() throws {
        let text = try CheckedSchema.text(of: "Schema/Grammar.md")
        let section = text.components(separatedBy: "\n## Catalogue\n")[1]
            .components(separatedBy: "\n## ")[0]
        for line in section.components(separatedBy: "\n") where line.hasPrefix("| `") {
            let cells = line.components(separatedBy: " | ")
            let name = words(cells[0])[0]
            // What stands behind "each with" are the keys of what the list holds.
            let keys = cells[1].components(separatedBy: "each with")[0]
            keysOfLists[name] = Set(words(keys).filter { $0 != "null" })
            if !cells[0].contains(" of ") { lists.append(name) }
        }
    }

    /// The keys of an entry of the list called `name`, besides those that every entry has.
    func keys(of name: String) -> Set<String> { keysOfLists[name] ?? [] }

    /// What stands in backticks.
    private func words(_ cell: String) -> [String] {
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
