/// `retired event levelDone as "level_done"`: a name, and what it was on the wire.
struct RetirementSyntax {
    let name: Token
    /// `nil` where it was the name.
    var wireName: Token?
}
