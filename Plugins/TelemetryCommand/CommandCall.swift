import PackagePlugin

/// What `swift package telemetry` was asked to do.
struct CommandCall {
    /// The command of the tool.
    let command: Command
    /// The names of the targets whose schemas it is about; none for all of them.
    let targets: [String]
    /// What the tool is told besides the files of a schema.
    let options: [String]

    /// Whether it makes sense for one schema only.
    var isForOneSchema: Bool {
        switch command {
        case .check: options.contains("--against")
        case .format, .diff: false
        case .catalog, .jsonSchema: true
        }
    }

    /// Throws what is wrong with the call.
    init(_ arguments: [String]) throws {
        let name = arguments.first ?? ""
        guard let command = Command(rawValue: name) else {
            let names = Command.allCases.map(\.rawValue).joined(separator: ", ")
            throw CallError(reason: "unknown command '\(name)'", usage: "one of \(names)")
        }
        if let option = command.options.first(where: { arguments.last == "--" + $0 }) {
            throw CallError(reason: "'--\(option)' needs a value", usage: command.usage)
        }
        var extractor = ArgumentExtractor(Array(arguments.dropFirst()))
        targets = command == .diff ? [] : extractor.extractOption(named: "target")
        let values = command.values.flatMap { option in
            extractor.extractOption(named: option).flatMap { ["--" + option, $0] }
        }
        let flags = command.flags.filter { extractor.extractFlag(named: $0) > 0 }.map { "--" + $0 }
        let words = extractor.remainingArguments
        guard words.count == command.wordCount, !words.contains(where: { $0.hasPrefix("-") }) else {
            throw CallError(command, words)
        }
        self.command = command
        options = values + flags + words
    }

    /// How every command is called.
    static var usage: String { Command.allCases.map(\.usage).joined(separator: "\n") }
}
