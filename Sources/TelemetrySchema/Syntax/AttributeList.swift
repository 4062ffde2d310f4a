/// The attributes of an event or a field, each at most once.
///
/// Most have none or one, and a schema may have tens of thousands of fields: so the first one needs
/// no memory of its own, and the others are a list rather than a place for each.
struct AttributeList<Keyword: Equatable> {
    private var first: AttributeSyntax<Keyword>?
    private var others: [AttributeSyntax<Keyword>] = []

    /// The attribute that begins with `keyword`.
    subscript(keyword: Keyword) -> AttributeSyntax<Keyword>? {
        guard let first, first.keyword != keyword else { return first }
        return others.first { $0.keyword == keyword }
    }

    /// Adds an attribute that is not there yet.
    mutating func append(_ attribute: AttributeSyntax<Keyword>) {
        if first == nil { first = attribute } else { others.append(attribute) }
    }
}
