/// The attributes of a field.
enum FieldKeyword: String, CaseIterable {
    case `public`, `private`, sensitive, unit, max, `as`, deprecated

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
