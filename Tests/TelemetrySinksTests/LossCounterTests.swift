import Foundation
import Testing

@testable import TelemetrySinks

@Suite struct LossCounterTests {
    @Test func totalsEveryReasonButNotTheShortened() {
        let losses = LossCounter()
        for reason in LossReason.allCases { losses.add(reason) }
        losses.addShortened()
        #expect(losses.total == 4 && losses.count(of: .full) == 1 && losses.shortened == 1)
    }

    /// What the owner keeps is what the sink counts in.
    @Test func showsTheOwnerWhatASinkLost() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let losses = LossCounter()
        let sink = StreamSink<SampleEvent>(
            descriptor: pipe.fileHandleForWriting.fileDescriptor, losses: losses)
        sink.receive(SampleEvent())
        #expect(losses.total == 1 && losses.count(of: .closed) == 1)
    }
}
