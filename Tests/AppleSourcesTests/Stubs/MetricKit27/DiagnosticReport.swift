// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Stands in for a diagnostic report.
@available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
public struct DiagnosticReport: Sendable, Codable {
    public let timeRange: DateInterval
    public let result: DiagnosticResult
    let canBeEncoded: Bool

    public init(_ result: DiagnosticResult, canBeEncoded: Bool = true) {
        timeRange = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1)
        self.result = result
        self.canBeEncoded = canBeEncoded
    }

    public func encode(to encoder: any Encoder) throws {
        guard canBeEncoded else {
            throw EncodingError.invalidValue(
                self, EncodingError.Context(codingPath: [], debugDescription: "refused"))
        }
        var container = encoder.singleValueContainer()
        try container.encode("diagnostic")
    }
}
