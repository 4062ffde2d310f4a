import TelemetryDocuments
import TelemetrySchema
import Testing

/// What changed from one text to another, line by line. `new:2:3` and `old:2:3` are places in them.
func changes(from old: String, to new: String) -> [String] {
    do {
        let (before, after) = (try CheckedSchema.read(old), try CheckedSchema.read(new))
        let renderer = ChangeRenderer(oldPaths: ["old"], newPaths: ["new"])
        return SchemaComparison(old: before, new: after).changes().map(renderer.line)
    } catch {
        Issue.record(error)
        return ["no schema"]
    }
}
