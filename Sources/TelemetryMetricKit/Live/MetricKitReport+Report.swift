#if canImport(MetricKit) && canImport(StateReporting) && !os(tvOS) && !os(watchOS)
    internal import Foundation
    internal import MetricKit
    internal import TelemetryFacade

    @available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
    extension MetricKitReport {
        #if !os(visionOS)
            /// Encodes `report`; throws what the encoder does.
            init(_ report: MetricReport) throws {
                self.init(
                    contents: .metrics,
                    start: WallClockTime(report.timeRange.start),
                    end: WallClockTime(report.timeRange.end),
                    json: try Self.encode(report))
            }
        #endif

        /// Encodes `report`; throws what the encoder does.
        init(_ report: DiagnosticReport) throws {
            self.init(
                contents: .diagnostics([MetricKitDiagnostic(report.result)]),
                start: WallClockTime(report.timeRange.start),
                end: WallClockTime(report.timeRange.end),
                json: try Self.encode(report))
        }

        private static func encode(_ report: some Encodable) throws -> [UInt8] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            // A measurement that is not a number must not cost the whole report.
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
            return [UInt8](try encoder.encode(report))
        }
    }

    @available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
    extension MetricKitDiagnostic {
        /// The kind of `result`.
        init(_ result: DiagnosticResult) {
            switch result {
            case .crash: self = .crash
            case .hang: self = .hang
            case .cpuException: self = .cpuException
            case .diskWriteException: self = .diskWriteException
            case .appLaunch: self = .appLaunch
            #if os(iOS) && !targetEnvironment(macCatalyst)
                case .memoryException: self = .memoryException
            #endif
            @unknown default: self = .unknown
            }
        }
    }
#endif
