internal import TelemetryKernelCalls

/// `errno` of this thread.
var lastError: Int32 {
    get { telemetry_error() }
    set { telemetry_set_error(newValue) }
}
