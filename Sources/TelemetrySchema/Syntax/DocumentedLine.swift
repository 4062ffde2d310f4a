/// A line of tokens with the documentation above it.
struct DocumentedLine {
    let documentation: [String]
    let documentationPosition: SourcePosition?
    let tokens: [Token]
    let line: SourceLine
}
