extension CommandCall {
    /// The commands of the tool that make sense for the targets of a package.
    enum Command: String, CaseIterable {
        case check, format, catalog, jsonSchema = "json-schema", diff
    }
}

extension CommandCall.Command {
    /// How it is called.
    var usage: String {
        // Where plugins run in a sandbox, only this lets them change what they read.
        let permission = self == .format ? "--allow-writing-to-package-directory " : ""
        return "swift package \(permission)telemetry \(rawValue) \(form)"
    }

    private var form: String {
        switch self {
        case .check: "[--target NAME]… [--strict] [--today DATE] [--against OLD]"
        case .format: "[--target NAME]… [--check]"
        case .catalog: "[--target NAME] [--format markdown|html|json]"
        case .jsonSchema: "[--target NAME]"
        case .diff: "OLD NEW"
        }
    }

    /// The options of the tool that take a value.
    var values: [String] {
        switch self {
        case .check: ["today", "against"]
        case .catalog: ["format"]
        case .format, .jsonSchema, .diff: []
        }
    }

    /// The options that take a value, also the one that picks targets.
    var options: [String] { self == .diff ? [] : values + ["target"] }

    var flags: [String] {
        switch self {
        case .check: ["strict"]
        case .format: ["check"]
        case .catalog, .jsonSchema, .diff: []
        }
    }

    /// How many words it takes that are no options.
    var wordCount: Int { self == .diff ? 2 : 0 }
}
