/// What people who read events want to know about a schema: what every form of it is printed from.
struct Catalogue {
    /// In the order of the output. Forms for people leave out those without entries.
    let sections: [CatalogueSection]
}
