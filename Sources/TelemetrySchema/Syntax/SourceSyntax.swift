/// `source MetricKitSource` and its attributes.
struct SourceSyntax {
    let name: Token
    let documentation: [String]
    var emits: [Token] = []
    var platforms: [Token] = []
}
