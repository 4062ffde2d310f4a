import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema
import Testing

/// What changed from one text to another, line by line. `new:2:3` and `old:2:3` are places in them.
func changes(from old: String, to new: String) -> [String] {
    guard let (before, after) = schemas(old, new) else { return ["no schema"] }
    let renderer = ChangeRenderer(oldPaths: ["old"], newPaths: ["new"])
    return SchemaComparison(old: before, new: after).changes().map(renderer.line)
}

/// The schemas that two texts make; `nil`, and an issue, if one makes none.
private func schemas(_ old: String, _ new: String) -> (old: Schema, new: Schema)? {
    let (before, after) = (read(old), read(new))
    if let old = before.schema, let new = after.schema { return (old, new) }
    Issue.record("\(said(about: before) + said(about: after))")
    return nil
}
