/// `wiring live: OSLogSink, StreamSink`
struct WiringSyntax {
    let name: Token
    let sinks: [Token]
}
