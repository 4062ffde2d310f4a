/// `enum Difficulty` and its values.
struct EnumerationSyntax {
    let name: Token
    let documentation: [String]
    var values: [EnumerationValueSyntax] = []
    var retiredValues: [RetirementSyntax] = []
    /// Whether there are lines that could have been values.
    var hasMembers = false
}
