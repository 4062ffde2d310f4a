/// Documentation as running text.
enum CatalogueParagraphs {
    /// The visible lines of each paragraph. Blank lines set paragraphs apart.
    static func lines(of documentation: [String]) -> [[String]] {
        documentation.map(VisibleText.printed)
            .split { line in line.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
            .map(Array.init)
    }
}
