// Every sentence that the facade can say.

extension SinkAlreadyBound {
    var message: String {
        "sink '\(sink)' is bound already; the first binding stays, call 'setDownstream' once"
    }
}
