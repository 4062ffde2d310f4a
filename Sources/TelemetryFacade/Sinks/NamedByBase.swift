/// A wrapper around one sink that goes by the name of that sink's type, even where there is no
/// instance of it yet.
protocol NamedByBase {
    /// The type of the wrapped sink.
    static var baseType: Any.Type { get }
}
