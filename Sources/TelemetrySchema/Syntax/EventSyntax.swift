/// `event sessionCompleted: business, completion` and what belongs to it.
///
/// A reference, so that a list of many does not move as it grows, and the fields can be dropped
/// as soon as nobody needs them.
final class EventSyntax {
    let name: Token
    let documentation: [String]
    let categories: [Token]
    var attributes = AttributeList<EventKeyword>()
    var fields: [FieldSyntax] = []
    var retiredFields: [RetirementSyntax] = []

    init(name: Token, documentation: [String], categories: [Token]) {
        self.name = name
        self.documentation = documentation
        self.categories = categories
    }

    var level: Token? { attributes[.level]?.value }
    var wireName: Token? { attributes[.as]?.value }
    var owner: Token? { attributes[.owner]?.value }
    var deprecation: AttributeSyntax<EventKeyword>? { attributes[.deprecated] }
    var renamedTo: Token? { attributes[.renamed]?.value }
    var expires: Token? { attributes[.expires]?.value }
}
