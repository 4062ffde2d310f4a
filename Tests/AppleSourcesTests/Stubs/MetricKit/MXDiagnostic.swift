// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// What the arrays of a diagnostic payload hold.

open class MXDiagnostic: NSObject {}
public final class MXCrashDiagnostic: MXDiagnostic {}
public final class MXHangDiagnostic: MXDiagnostic {}
public final class MXCPUExceptionDiagnostic: MXDiagnostic {}
public final class MXDiskWriteExceptionDiagnostic: MXDiagnostic {}
public final class MXAppLaunchDiagnostic: MXDiagnostic {}
