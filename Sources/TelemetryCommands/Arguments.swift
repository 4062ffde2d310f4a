/// Splits a command's arguments into options, flags and files.
package struct Arguments {
    /// What stands behind each option, in order.
    package private(set) var values: [String: [String]] = [:]
    package private(set) var flags: Set<String> = []
    package private(set) var files: [String] = []

    /// Whether help was asked for, which goes before every mistake.
    package private(set) var asksForHelp = false

    /// `options` take a value, which may also stand behind `=`; `lists` take every argument up to
    /// the next option; `flags` take none. What follows `--` is a file, whatever it looks like.
    package init(
        _ arguments: [String], options: Set<String> = [], lists: Set<String> = [],
        flags: Set<String> = []
    ) throws {
        asksForHelp = arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
        guard !asksForHelp else { return }
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--" {
                files += remaining
                return
            }
            if !argument.hasPrefix("-") || argument == "-" {
                files.append(argument)
            } else if flags.contains(argument) {
                self.flags.insert(argument)
            } else if lists.contains(argument) {
                let items = remaining.prefix { !$0.hasPrefix("-") }
                remaining = remaining.dropFirst(items.count)
                values[argument, default: []] += items
            } else {
                try takeOption(argument, options.union(lists), flags, &remaining)
            }
        }
    }

    /// The value of an option that may be given once.
    package func single(_ option: String) throws -> String? {
        let values = values[option] ?? []
        guard values.count < 2 else { throw UsageError("'\(option)' is given twice") }
        return values.first
    }

    /// The value of an option that must be given once.
    package func required(_ option: String) throws -> String {
        guard let value = try single(option) else { throw UsageError("'\(option)' is missing") }
        return value
    }

    /// The files of a command that needs one.
    package func schemaFiles() throws -> [String] {
        guard !files.isEmpty else { throw UsageError("a schema file is missing") }
        return files
    }

    private mutating func takeOption(
        _ argument: String, _ options: Set<String>, _ flags: Set<String>,
        _ remaining: inout ArraySlice<String>
    ) throws {
        let name = String(argument.prefix { $0 != "=" })
        guard !flags.contains(name) else { throw UsageError("'\(name)' takes no value") }
        guard options.contains(name) else { throw UsageError("unknown option '\(name)'") }
        let value =
            name.count < argument.count
            ? String(argument.dropFirst(name.count + 1)) : remaining.popFirst()
        guard let value, !value.isEmpty else { throw UsageError("'\(name)' needs a value") }
        values[name, default: []].append(value)
    }
}
