/// What is wrong with a call, and how a right one looks.
struct CallError: Error {
    let reason: String
    let usage: String
}

extension CallError {
    init(_ command: CommandCall.Command, _ words: [String]) {
        let surplus = words.first { $0.hasPrefix("-") } ?? words.dropFirst(command.wordCount).first
        reason = surplus.map { "unexpected '\($0)'" } ?? "a schema is missing"
        usage = command.usage
    }
}
