/// How a schema names the type of a sink or a source.
package enum SinkName {
    /// The name of `type` without module, outer types and generic arguments. A wrapper of this
    /// package around one sink goes by the name of that sink.
    package static func of(_ type: Any.Type) -> String {
        let name = String(describing: baseType(of: type))
        return String(name.prefix { $0 != "<" })
    }

    /// The type of the innermost sink that wrappers of this package hold, or `type` itself.
    package static func baseType(of type: Any.Type) -> Any.Type {
        var type = type
        while let wrapper = type as? any NamedByBase.Type { type = wrapper.baseType }
        return type
    }
}
