import TelemetryFacade

/// The events of these programs, written by hand as the generator would write them.
enum ProgramEvent: TelemetryEventProtocol {
    case plain(EventLevel)
    case opened(path: String, count: Int, owner: String, password: String)
    case secrets([String])
    case counted(EventLevel)
    case scored(Int)
    case reported(json: String, kinds: String, from: WallClockTime, to: WallClockTime)

    static var categoryNames: [String] { [] }

    var eventDescription: EventDescription<ProgramEvent> {
        switch self {
        case .plain(let level): Self.description("plain", level)
        case .opened: Self.description("opened", .notice)
        case .secrets: Self.description("secrets", .notice)
        case .counted(let level): Self.description("counted", level)
        case .scored: Self.description("scored", .info)
        case .reported: Self.description("reported", .info)
        }
    }

    private static func description(
        _ name: StaticString, _ level: EventLevel
    ) -> EventDescription<ProgramEvent> {
        EventDescription(name: name, wireName: name, level: level, categories: [])
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        switch self {
        case .opened(let path, let count, let owner, let password):
            visitor.visit(EventField("path", .private), .string(path))
            visitor.visit(EventField("count", .public), .integer(Int64(count)))
            visitor.visit(EventField("owner", .private), .string(owner))
            visitor.visit(EventField("password", .sensitive), .string(password))
        case .secrets(let values):
            let names: [StaticString] = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"]
            for (name, value) in zip(names, values) {
                visitor.visit(EventField(name, .private), .string(value))
            }
        case .plain:
            visitor.visit(EventField("isRendered", .public), .bool(true))
        case .counted:
            print("rendered")
        case .scored, .reported:
            break
        }
    }
}
