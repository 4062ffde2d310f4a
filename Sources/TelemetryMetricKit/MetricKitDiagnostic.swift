/// What a diagnostic report of MetricKit tells of; the details are in the report's JSON.
public enum MetricKitDiagnostic: Sendable, Hashable, CaseIterable {
    /// The app crashed.
    case crash
    /// The app was too busy to respond to its user.
    case hang
    /// The app used more processor time than it may.
    case cpuException
    /// The app wrote more to disk than it may.
    case diskWriteException
    /// The app took long to launch.
    case appLaunch
    /// The app used more memory than it may.
    case memoryException
    /// A kind that this version of the package does not know.
    case unknown
}
