/// How a schema names a Swift type.
enum TypeName {
    /// The name of `type` without module, outer types and generic arguments.
    static func of(_ type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }
}
