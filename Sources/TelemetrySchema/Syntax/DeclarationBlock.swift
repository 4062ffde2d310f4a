/// A declaration's first line with the indented lines under it.
package struct DeclarationBlock {
    let header: DocumentedLine
    var members: [DocumentedLine] = []
}

/// A line of tokens with the documentation above it.
struct DocumentedLine {
    let documentation: [String]
    let documentationPosition: SourcePosition?
    let tokens: [Token]
    let line: SourceLine
}

/// Groups lines into declarations and hands each its documentation.
package struct BlockGrouper {
    private let diagnostics: DiagnosticCollector
    private var blocks: [DeclarationBlock] = []
    private var documentation: [String] = []
    private var documentationPosition: SourcePosition?

    package init(diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    package mutating func group(_ lines: [SourceLine]) -> [DeclarationBlock] {
        for line in lines { take(line) }
        if let position = documentationPosition { reportOrphan(position) }
        return blocks
    }

    private mutating func take(_ line: SourceLine) {
        switch line.content {
        case .documentation(let text):
            documentation.append(text)
            documentationPosition = documentationPosition ?? line.position
        case .tokens(let tokens):
            let documented = DocumentedLine(
                documentation: documentation, documentationPosition: documentationPosition,
                tokens: tokens, line: line)
            documentation = []
            documentationPosition = nil
            place(documented)
        }
    }

    private mutating func place(_ line: DocumentedLine) {
        if !line.line.isIndented {
            blocks.append(DeclarationBlock(header: line))
        } else if blocks.isEmpty {
            diagnostics.report(Diagnostic(.unexpectedIndentation, at: line.line.position))
        } else {
            blocks[blocks.count - 1].members.append(line)
        }
    }

    private func reportOrphan(_ position: SourcePosition) {
        diagnostics.report(
            Diagnostic(.misplacedDocumentation, at: position, "nothing follows here"))
    }
}
