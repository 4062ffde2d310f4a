/// The attributes of a source.
enum SourceKeyword: String, AttributeKeyword {
    case emits, on

    static var list: String { "emits or on" }
}
