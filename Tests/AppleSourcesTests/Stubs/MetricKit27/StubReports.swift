// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a program of these tests turns: the reports that the system has.
@available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
public enum StubReports {
    public static let metrics = StubReportQueue<MetricReport>()
    public static let diagnostics = StubReportQueue<DiagnosticReport>()
}
