#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    internal import Foundation
    internal import MetricKit
    internal import TelemetryFacade

    extension MetricKitReport {
        /// Copies what `payload` holds.
        init(_ payload: MXMetricPayload) {
            self.init(
                contents: .metrics,
                start: WallClockTime(payload.timeStampBegin),
                end: WallClockTime(payload.timeStampEnd),
                json: [UInt8](payload.jsonRepresentation()))
        }

        /// Copies what `payload` holds.
        init(_ payload: MXDiagnosticPayload) {
            self.init(
                contents: .diagnostics(Self.diagnostics(in: payload)),
                start: WallClockTime(payload.timeStampBegin),
                end: WallClockTime(payload.timeStampEnd),
                json: [UInt8](payload.jsonRepresentation()))
        }

        private static func diagnostics(
            in payload: MXDiagnosticPayload
        ) -> [MetricKitDiagnostic] {
            var counts: [(MetricKitDiagnostic, Int?)] = [
                (.crash, payload.crashDiagnostics?.count),
                (.hang, payload.hangDiagnostics?.count),
                (.cpuException, payload.cpuExceptionDiagnostics?.count),
                (.diskWriteException, payload.diskWriteExceptionDiagnostics?.count),
            ]
            #if !os(macOS)
                counts.append((.appLaunch, payload.appLaunchDiagnostics?.count))
            #endif
            return counts.flatMap { kind, count in Array(repeating: kind, count: count ?? 0) }
        }
    }
#endif
