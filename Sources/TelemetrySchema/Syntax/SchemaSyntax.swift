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
