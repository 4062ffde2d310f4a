/// `event sessionCompleted: business, completion` and what belongs to it.
struct EventSyntax {
    let name: Token
    let documentation: [String]
    let categories: [Token]
    var level: Token?
    var wireName: Token?
    var owner: Token?
    var deprecation: DeprecationSyntax?
    var renamedTo: Token?
    var expires: Token?
    var fields: [FieldSyntax] = []
    var retiredFields: [RetirementSyntax] = []
}
