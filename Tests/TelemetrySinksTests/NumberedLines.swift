import Foundation

/// The lines of `TelemetrySinksChild`, read strictly: a torn or spliced one is counted as damaged.
struct NumberedLines {
    private(set) var whole = 0
    private(set) var damaged: [String] = []
    private(set) var isInOrder = true
    private var last: [Substring: Int] = [:]

    init(_ data: Data) {
        var text = String(decoding: data, as: UTF8.self)[...]
        if !text.isEmpty, text.popLast() != "\n" { damaged.append("no line break at the end") }
        guard !text.isEmpty else { return }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(line) }
    }

    private mutating func read(_ line: Substring) {
        guard let match = line.wholeMatch(of: Self.pattern), let number = Int(match.2) else {
            damaged.append(String(line.prefix(200)))
            return
        }
        whole += 1
        if let last = last[match.1], last >= number { isInOrder = false }
        last[match.1] = number
    }

    // Not Sendable, and of no state: one per use would cost more than the test.
    nonisolated(unsafe) private static let pattern =
        /\{"time":"[-0-9T:.]{23}Z","level":"info","event":"numbered","fields":\{"writer":(\d+),"number":(\d+),"padding":"x*(?:"\}|…"\},"cut":true)\}/
}
