/// The forms in which a catalogue can be had.
package enum CatalogueFormat: String, CaseIterable, Sendable {
    /// GitHub's Markdown.
    case markdown
    /// One page that needs no other file and runs nothing.
    case html
    /// One document for programs, with keys that `Schema/Grammar.md` lists.
    case json
}
