/// `sink GameCenterSink: completion` and its attributes.
struct SinkSyntax {
    let name: Token
    let documentation: [String]
    let receives: [Token]
    var reads: [Token] = []
    var writes: [Token] = []
    var emits: [Token] = []
    var calls: [Token] = []
    var platforms: [Token] = []
    var forwarded: Token?
}
