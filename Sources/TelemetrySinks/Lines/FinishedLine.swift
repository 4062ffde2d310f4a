/// A line that is ready to be handed over.
struct FinishedLine {
    /// The line behind a line break, which ends another one that was torn.
    let afterBreak: UnsafeRawBufferPointer

    /// The line.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: afterBreak[1...]) }
}
