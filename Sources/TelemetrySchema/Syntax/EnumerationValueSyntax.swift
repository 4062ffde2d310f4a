/// `hard = "expert"`
struct EnumerationValueSyntax {
    let name: Token
    let documentation: [String]
    var wireValue: Token?
    /// Whether what goes on the wire could not be read.
    var isDamaged = false
}
