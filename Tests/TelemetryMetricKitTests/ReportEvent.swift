import TelemetryFacade
import TelemetryMetricKit

/// The events of these tests, written by hand as the generator would write them.
enum ReportEvent: TelemetryEventProtocol {
    case measured
    case crashed(count: Int)

    /// What the app of these tests makes of a report.
    static func events(of report: MetricKitReport) -> [ReportEvent] {
        switch report.contents {
        case .metrics:
            [.measured]
        case .diagnostics(let diagnostics):
            [.crashed(count: diagnostics.count { $0 == .crash })]
        }
    }

    static var categoryNames: [String] { [] }

    var eventDescription: EventDescription<ReportEvent> {
        switch self {
        case .measured:
            EventDescription(name: "measured", wireName: "measured", level: .info, categories: [])
        case .crashed:
            EventDescription(name: "crashed", wireName: "crashed", level: .error, categories: [])
        }
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        guard case .crashed(let count) = self else { return }
        visitor.visit(EventField("count", .public), count.fieldValue)
    }
}
