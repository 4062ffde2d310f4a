// error: switch covers known cases, but 'DiagnosticResult' may have additional unknown values, possibly added in future versions
import MetricKit

func name(_ result: DiagnosticResult) -> String {
    switch result {
    case .crash: "crash"
    case .hang: "hang"
    case .cpuException: "processor"
    case .diskWriteException: "disk"
    case .appLaunch: "launch"
    }
}
