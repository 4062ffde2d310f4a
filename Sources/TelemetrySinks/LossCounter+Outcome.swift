extension LossCounter {
    /// Counts what became of a line.
    @inline(__always)
    func note(_ outcome: WriteOutcome, isShortened: Bool) {
        switch outcome {
        case .written:
            if isShortened { addShortened() }
        case .refused(let error), .torn(let error):
            add(LossReason(error: error))
        }
    }
}
