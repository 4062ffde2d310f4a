internal import TelemetrySystem

extension LossReason {
    /// Sorts an error number of a refused write.
    init(error: Int32) {
        self =
            switch SystemErrorKind(error) {
            case .wouldWait: .full
            case .receiverGone: .closed
            case .tooLong: .tooLong
            case .other: .failed
            }
    }
}
