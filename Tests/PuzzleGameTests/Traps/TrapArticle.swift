import Foundation
import ProcessSupport

/// `WiringTraps.md` of the facade's documentation.
struct TrapArticle {
    /// The lines of its blocks that are marked `text`: the messages it quotes.
    let messages: [String]

    init() throws {
        let file = BuiltProducts.package.appending(
            path: "Sources/TelemetryFacade/TelemetryFacade.docc/WiringTraps.md")
        let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
        messages = blocks.filter { $0.hasPrefix("text\n") }.flatMap {
            $0.split(separator: "\n").dropFirst().map(String.init)
        }
    }
}
