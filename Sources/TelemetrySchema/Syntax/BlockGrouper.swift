/// Groups lines into declarations and hands each its documentation.
///
/// Asks for no more lines than the next declaration needs: its own, and the first one of what
/// follows.
package struct BlockGrouper<Lines: Sequence<SourceLine>>: Sequence, IteratorProtocol {
    private let diagnostics: DiagnosticCollector
    private var lines: Lines.Iterator
    /// The declaration that the next line may belong to.
    private var block: DeclarationBlock?
    private var documentation: [String] = []
    private var documentationPosition: SourcePosition?
    private var lastDocumentedLine = 0
    private var isDocumentationIndented = false
    private var hasOrphans = false

    package init(_ lines: Lines, diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
        self.lines = lines.makeIterator()
    }

    /// The next declaration. Reports what is wrong with the documentation up to its end.
    package mutating func next() -> DeclarationBlock? {
        while let line = lines.next() {
            if let finished = take(line) { return finished }
        }
        if let position = documentationPosition { refuse(position, "nothing follows here") }
        return block.take()
    }

    /// Returns the declaration that `line` ends by beginning another one.
    private mutating func take(_ line: SourceLine) -> DeclarationBlock? {
        refuseDocumentation(apartFrom: line)
        if !line.isIndented { refuseDocumentationOfMember() }
        switch line.content {
        case .documentation(let text):
            document(text, line)
            return nil
        case .tokens(let tokens):
            let documented = DocumentedLine(
                documentation: documentation, documentationPosition: documentationPosition,
                tokens: tokens, line: line)
            documentation = []
            documentationPosition = nil
            return place(documented)
        }
    }

    private mutating func document(_ text: String, _ line: SourceLine) {
        documentation.append(text)
        documentationPosition = documentationPosition ?? line.position
        lastDocumentedLine = line.position.line
        isDocumentationIndented = line.isIndented
    }

    private mutating func place(_ line: DocumentedLine) -> DeclarationBlock? {
        if !line.line.isIndented {
            let finished = block
            block = DeclarationBlock(header: line)
            return finished
        }
        if block == nil {
            refuseOrphan(line)
        } else {
            block?.members.append(line)
        }
        return nil
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
