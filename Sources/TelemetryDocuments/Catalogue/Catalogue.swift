/// What people who read events want to know about a schema: what every form of it is printed from.
struct Catalogue {
    /// In the order of the output.
    let sections: [CatalogueSection]

    /// The sections that people are shown.
    var shownSections: [CatalogueSection] { sections.filter { !$0.entries.isEmpty } }
}
