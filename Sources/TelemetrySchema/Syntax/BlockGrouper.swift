/// Groups lines into declarations and hands each its documentation.
package struct BlockGrouper {
    private let diagnostics: DiagnosticCollector
    private var blocks: [DeclarationBlock] = []
    private var documentation: [String] = []
    private var documentationPosition: SourcePosition?
    private var lastDocumentedLine = 0
    private var isDocumentationIndented = false
    private var hasOrphans = false

    package init(diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    package mutating func group(_ lines: [SourceLine]) -> [DeclarationBlock] {
        for line in lines { take(line) }
        if let position = documentationPosition { refuse(position, "nothing follows here") }
        return blocks
    }

    private mutating func take(_ line: SourceLine) {
        refuseDocumentation(apartFrom: line)
        switch line.content {
        case .documentation(let text):
            if !line.isIndented { refuseDocumentationOfMember() }
            documentation.append(text)
            documentationPosition = documentationPosition ?? line.position
            lastDocumentedLine = line.position.line
            isDocumentationIndented = line.isIndented
        case .tokens(let tokens):
            if !line.isIndented { refuseDocumentationOfMember() }
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
            refuseOrphan(line)
        } else {
            blocks[blocks.count - 1].members.append(line)
        }
    }

    /// Says it once: a file that is indented as a whole is one mistake.
    private mutating func refuseOrphan(_ line: DocumentedLine) {
        if !hasOrphans {
            diagnostics.report(Diagnostic(.unexpectedIndentation, at: line.line.position))
        }
        hasOrphans = true
    }

    /// Documentation at the end of one declaration is not that of the next.
    private mutating func refuseDocumentationOfMember() {
        guard let position = documentationPosition, isDocumentationIndented else { return }
        refuse(position, "a declaration's is not indented")
    }

    /// Documentation above a blank line or a comment documents nothing.
    private mutating func refuseDocumentation(apartFrom line: SourceLine) {
        guard let position = documentationPosition, line.position.line > lastDocumentedLine + 1
        else { return }
        refuse(position, "a blank line or a comment follows")
    }

    private mutating func refuse(_ position: SourcePosition, _ reason: String) {
        diagnostics.report(Diagnostic(.misplacedDocumentation, at: position, reason))
        documentation = []
        documentationPosition = nil
    }
}
