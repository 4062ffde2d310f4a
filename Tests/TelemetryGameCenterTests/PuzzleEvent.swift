import TelemetryFacade

/// The events of these tests, written by hand as the generator would write them.
enum PuzzleEvent: TelemetryEventProtocol {
    case finished(score: Int)
    case opened

    static var categoryNames: [String] { ["completion"] }

    var eventDescription: EventDescription<PuzzleEvent> {
        switch self {
        case .finished:
            EventDescription(
                name: "finished", wireName: "finished", level: .info,
                categories: CategorySet(index: 0))
        case .opened:
            EventDescription(name: "opened", wireName: "opened", level: .info, categories: [])
        }
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        guard case .finished(let score) = self else { return }
        visitor.visit(EventField("score", .public), score.fieldValue)
    }
}
