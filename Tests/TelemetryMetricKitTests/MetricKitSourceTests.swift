import Synchronization
import TelemetryFacade
import TelemetryMetricKit
import TelemetryTesting
import Testing

@Suite("MetricKitSource")
struct MetricKitSourceTests {
    private let sink = RecordingSink<ReportEvent>()
    private let adapter = SpyAdapter()

    private static func report(_ contents: MetricKitReport.Contents) -> MetricKitDelivery {
        .report(
            MetricKitReport(
                contents: contents, start: WallClockTime(secondsSince1970: 1),
                end: WallClockTime(secondsSince1970: 2), json: Array("{}".utf8)))
    }

    private func source(over feed: MetricKitFeed) -> MetricKitSource<ReportEvent> {
        MetricKitSource(
            feed: feed, observing: Telemetry(sinks: [sink]), events: ReportEvent.events(of:))
    }

    @Test func subscribesToNothingBeforeItIsStarted() {
        _ = source(over: MetricKitFeed(adapter: adapter))
        #expect(adapter.calls == [])
    }

    @Test func observesTheEventsThatTheAppMakesOfAReport() {
        source(over: MetricKitFeed(adapter: adapter)).start()
        adapter.deliver(Self.report(.metrics))
        adapter.deliver(Self.report(.diagnostics([.crash, .hang, .crash])))
        #expect(sink.events == [.measured, .crashed(count: 2)])
    }

    @Test func takesAReportThatArrivesWhileItSubscribes() {
        let adapter = SpyAdapter(delivering: Self.report(.metrics))
        source(over: MetricKitFeed(adapter: adapter)).start()
        #expect(sink.events == [.measured])
    }

    @Test func countsAReportThatCannotBeRead() {
        let source = source(over: MetricKitFeed(adapter: adapter))
        source.start()
        adapter.deliver(.unreadable)
        adapter.deliver(.unreadable)
        #expect(source.unreadableReports == 2)
        #expect(sink.events == [])
    }

    @Test func subscribesOnceWhenItIsStartedTwice() {
        let source = source(over: MetricKitFeed(adapter: adapter))
        source.start()
        source.start()
        adapter.deliver(Self.report(.metrics))
        #expect(adapter.calls == [.start])
        #expect(sink.events == [.measured])
    }

    @Test func observesNothingAfterItWasStopped() {
        let source = source(over: MetricKitFeed(adapter: adapter))
        source.start()
        source.stop()
        adapter.deliver(Self.report(.metrics))
        #expect(sink.events == [])
    }

    @Test func unsubscribesOnceWhenItIsStoppedTwice() {
        let source = source(over: MetricKitFeed(adapter: adapter))
        source.start()
        source.stop()
        source.stop()
        #expect(adapter.calls == [.start, .stop])
    }

    @Test func doesNotUnsubscribeWhenItWasNeverStarted() {
        source(over: MetricKitFeed(adapter: adapter)).stop()
        #expect(adapter.calls == [])
    }

    @Test func subscribesAgainAfterItWasStopped() {
        let source = source(over: MetricKitFeed(adapter: adapter))
        source.start()
        source.stop()
        source.start()
        adapter.deliver(Self.report(.metrics))
        #expect(adapter.calls == [.start, .stop, .start])
        #expect(sink.events == [.measured])
    }

    @Test func sharesOneSubscriptionAmongTwoSources() {
        let feed = MetricKitFeed(adapter: adapter)
        let first = source(over: feed)
        let second = source(over: feed)
        first.start()
        second.start()
        adapter.deliver(Self.report(.metrics))
        #expect(adapter.calls == [.start])
        #expect(sink.events == [.measured, .measured])
    }

    @Test func keepsTheSubscriptionWhileOneOfTwoSourcesRuns() {
        let feed = MetricKitFeed(adapter: adapter)
        let first = source(over: feed)
        let second = source(over: feed)
        first.start()
        second.start()
        first.stop()
        #expect(adapter.calls == [.start])
        second.stop()
        #expect(adapter.calls == [.start, .stop])
    }

    @Test func unsubscribesOnlyOnceItHasSubscribed() {
        let adapter = NestingAdapter(delivering: Self.report(.metrics))
        let owner = Owner()
        let source = MetricKitSource<ReportEvent>(
            feed: MetricKitFeed(adapter: adapter), observing: Telemetry(sinks: [])
        ) { _ in
            owner.source.withLock { $0 }?.stop()
            return []
        }
        owner.source.withLock { $0 = source }
        source.start()
        #expect(adapter.steps == [.startBegins, .startEnds, .stop])
        owner.source.withLock { $0 = nil }
    }

    private final class Owner: Sendable {
        let source = Mutex<MetricKitSource<ReportEvent>?>(nil)
    }

    @Test func isWiredAsItsSchemaSays() {
        let manifest = WiringManifest<ReportEvent>(
            name: "live", location: SchemaLocation("App.telemetry", 2), sinks: [],
            sources: [DeclaredSource("MetricKitSource", at: SchemaLocation("App.telemetry", 1))])
        let source = source(over: MetricKitFeed(adapter: adapter))
        let findings = manifest.findings(in: Telemetry<ReportEvent>(sinks: []), sources: [source])
        #expect(findings == [])
    }

    @Test func livesWhileItRunsThoughNobodyElseKeepsIt() {
        weak var released: MetricKitSource<ReportEvent>?
        do {
            let source = source(over: MetricKitFeed(adapter: adapter))
            source.start()
            released = source
        }
        #expect(released != nil)
        released?.stop()
        #expect(released == nil)
    }
}
