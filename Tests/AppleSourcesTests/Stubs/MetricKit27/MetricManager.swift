// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for the manager from system version 27; prints that it is made.
@available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
public final class MetricManager: @unchecked Sendable {
    public init() {
        print("make manager")
    }

    public var metricReports: some AsyncSequence<MetricReport, Never> {
        StubReports.metrics.makeStream()
    }

    public var diagnosticReports: some AsyncSequence<DiagnosticReport, Never> {
        StubReports.diagnostics.makeStream()
    }
}
