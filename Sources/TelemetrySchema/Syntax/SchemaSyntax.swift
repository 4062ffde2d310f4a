/// What was written, in the order of the files: syntax, not yet known to make sense.
package struct SchemaSyntax {
    var access: [Token] = []
    var categories: [CategorySyntax] = []
    var enumerations: [EnumerationSyntax] = []
    var events: [EventSyntax] = []
    var retiredEvents: [RetirementSyntax] = []
    var sinks: [SinkSyntax] = []
    var sources: [SourceSyntax] = []
    var wirings: [WiringSyntax] = []
    var unscanned: [Token] = []
    /// Whether a part of what says how sinks work together could not be read.
    var isWiringDamaged = false
}

/// `category business`
struct CategorySyntax {
    let name: Token
    let documentation: [String]
}

/// `enum Difficulty` and its values.
struct EnumerationSyntax {
    let name: Token
    let documentation: [String]
    var values: [EnumerationValueSyntax] = []
    var retiredValues: [RetirementSyntax] = []
    /// Whether there are lines that could have been values.
    var hasMembers = false
}

/// `hard = "expert"`
struct EnumerationValueSyntax {
    let name: Token
    let documentation: [String]
    var wireValue: Token?
    /// Whether what goes on the wire could not be read.
    var isDamaged = false
}

/// `source MetricKitSource` and its attributes.
struct SourceSyntax {
    let name: Token
    let documentation: [String]
    var emits: [Token] = []
    var platforms: [Token] = []
}

/// `wiring live: OSLogSink, StreamSink`
struct WiringSyntax {
    let name: Token
    let sinks: [Token]
}

/// `retired event levelDone as "level_done"`: a name, and what it was on the wire.
struct RetirementSyntax {
    let name: Token
    /// `nil` where it was the name.
    var wireName: Token?
}
