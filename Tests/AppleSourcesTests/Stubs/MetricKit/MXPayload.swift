// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Stands in for what both payloads have. Not `Sendable`.
open class MXPayload: NSObject {
    private let json: String

    init(json: String) { self.json = json }

    public func jsonRepresentation() -> Data { Data(json.utf8) }
    public var timeStampBegin: Date { Date(timeIntervalSince1970: 86_400.25) }
    public var timeStampEnd: Date { Date(timeIntervalSince1970: -0.5) }
}

/// Stands in for a daily report.
public final class MXMetricPayload: MXPayload {}

/// Stands in for a diagnostic report: two crashes, a hang and a slow launch.
public final class MXDiagnosticPayload: MXPayload {
    public var crashDiagnostics: [MXCrashDiagnostic]? {
        [MXCrashDiagnostic(), MXCrashDiagnostic()]
    }
    public var hangDiagnostics: [MXHangDiagnostic]? { [MXHangDiagnostic()] }
    public var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    public var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { [] }
    public var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { [MXAppLaunchDiagnostic()] }
}
