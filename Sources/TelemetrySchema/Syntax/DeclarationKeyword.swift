/// The words that begin a declaration.
enum DeclarationKeyword: String, CaseIterable {
    case access, category, `enum`, event, retired, sink, source, unscanned, wiring

    static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
