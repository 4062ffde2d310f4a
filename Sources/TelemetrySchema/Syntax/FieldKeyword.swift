/// The attributes of a field.
enum FieldKeyword: String, CaseIterable {
    case `public`, `private`, sensitive, unit, max, `as`, deprecated

    static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
