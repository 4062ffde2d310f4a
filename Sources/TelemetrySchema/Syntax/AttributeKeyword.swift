/// The words that begin the attributes of a kind of declaration.
protocol AttributeKeyword: RawRepresentable<String>, CaseIterable {
    /// What was expected where another word stands.
    static var list: String { get }
}
