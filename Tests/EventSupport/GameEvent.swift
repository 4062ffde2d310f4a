package import TelemetryFacade

/// A schema's worth of events for tests of the runtime, written as the generator would write it.
package enum GameEvent: TelemetrySampleProviding {
    case launched
    case sessionCompleted(id: String, durationMs: Int)
    case moved(Double?)
    case tagged([String])
    case scoreSubmitted(Int)

    package static var categoryNames: [String] { ["business", "completion", "diagnostic"] }

    package static var samples: [GameEvent] {
        [
            .launched, .sessionCompleted(id: "sample", durationMs: 1), .moved(1), .tagged(["one"]),
            .scoreSubmitted(1),
        ]
    }

    package var eventDescription: EventDescription<GameEvent> {
        switch self {
        case .launched: describe("launched", .none)
        case .sessionCompleted: describe("sessionCompleted", .completed)
        case .moved: describe("moved", .diagnostic)
        case .tagged: describe("tagged", .business)
        case .scoreSubmitted: describe("scoreSubmitted", .business)
        }
    }

    private func describe(
        _ name: StaticString, _ categories: CategorySet<GameEvent>
    ) -> EventDescription<GameEvent> {
        EventDescription(name: name, wireName: name, level: .info, categories: categories)
    }

    package func visitFields(_ visitor: inout some FieldVisitor) {
        switch self {
        case .launched: break
        case .sessionCompleted(let id, let durationMs):
            visitor.visit(EventField("id", .private), id.fieldValue)
            visitor.visit(EventField("durationMs", .public, unit: "ms"), durationMs.fieldValue)
        case .moved(let distance):
            visitor.visit(EventField("distance", .public), distance?.fieldValue ?? .null)
        case .tagged(let tags):
            visitor.visit(EventField("tags", .private), tags.fieldValue)
        case .scoreSubmitted(let score):
            visitor.visit(EventField("score", .public), score.fieldValue)
        }
    }

    package static func == (left: GameEvent, right: GameEvent) -> Bool {
        FieldEquality.areEqual(left, right)
    }
}

extension CategorySet where Event == GameEvent {
    // By bits: an option set written as a list makes an array, in a debug build.
    fileprivate static var none: CategorySet { CategorySet(rawValue: 0) }
    fileprivate static var completed: CategorySet { CategorySet(rawValue: 0b011) }

    package static var business: CategorySet { CategorySet(index: 0) }
    package static var completion: CategorySet { CategorySet(index: 1) }
    package static var diagnostic: CategorySet { CategorySet(index: 2) }
}
