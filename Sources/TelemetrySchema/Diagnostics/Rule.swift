/// Everything that can be said about a schema. The raw value is the identifier that is printed.
///
/// Each rule has a file in the tests' `Invalid` folder and an example in `Schema/Grammar.md`.
public enum Rule: String, CaseIterable, Sendable {
    // Text
    case invalidUTF8 = "invalid-utf8"
    case forbiddenCharacter = "forbidden-character"
    case unexpectedCharacter = "unexpected-character"
    case unterminatedString = "unterminated-string"
    case invalidEscape = "invalid-escape"

    // Syntax
    case unexpectedIndentation = "unexpected-indentation"
    case unknownDeclaration = "unknown-declaration"
    case unknownAttribute = "unknown-attribute"
    case unexpectedMember = "unexpected-member"
    case expected = "expected"
    case unexpectedText = "unexpected-text"
    case misplacedDocumentation = "misplaced-documentation"
    case misplacedDefault = "misplaced-default"
    case duplicateAttribute = "duplicate-attribute"
    case unsupportedType = "unsupported-type"

    // Names
    case invalidName = "invalid-name"
    case reservedName = "reserved-name"
    case duplicateName = "duplicate-name"
    case similarName = "similar-name"
    case retiredName = "retired-name"
    case duplicateWireName = "duplicate-wire-name"
    case emptyText = "empty-text"
    case unknownType = "unknown-type"
    case unknownCategory = "unknown-category"
    case unknownEvent = "unknown-event"
    case unknownSink = "unknown-sink"
    case unknownWord = "unknown-word"

    // Values
    case invalidDefault = "invalid-default"
    case outOfRange = "out-of-range"
    case invalidWireValue = "invalid-wire-value"
    case mixedWireValues = "mixed-wire-values"
    case invalidDate = "invalid-date"
    case inapplicableAttribute = "inapplicable-attribute"

    // The whole
    case emptySchema = "empty-schema"
    case emptyEnum = "empty-enum"
    case tooManyCategories = "too-many-categories"
    case tooManySinks = "too-many-sinks"
    case invalidRename = "invalid-rename"
    case readerBeforeWriter = "reader-before-writer"
    case lateWriter = "late-writer"
    case unwrittenState = "unwritten-state"
    case emissionCycle = "emission-cycle"
    case expiredEvent = "expired-event"
    case breakingChange = "breaking-change"
    case unformattedText = "unformatted-text"

    // Warnings
    case unreceivedEvent = "unreceived-event"
    case unusedCategory = "unused-category"
    case unwiredSink = "unwired-sink"
    case ambiguousValue = "ambiguous-value"
    case undeclaredSink = "undeclared-sink"
    case undefinedSink = "undefined-sink"

    /// Whether breaking the rule refuses the schema.
    public var severity: Diagnostic.Severity {
        switch self {
        case .unreceivedEvent, .unusedCategory, .unwiredSink, .ambiguousValue, .undeclaredSink,
            .undefinedSink:
            .warning
        default: .error
        }
    }
}
