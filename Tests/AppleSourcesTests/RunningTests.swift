import Testing

/// Runs the Apple-only sources on this system against stubs that print what reaches them.
@Suite("Apple-only sources: running")
struct RunningTests {
    @Test func logsEachPieceWithItsPrivacyAtTheLevelOfTheEvent() async throws {
        let lines = try await AppleProgram.logging.run()
        #expect(
            lines == [
                "app/all debug: <public plain isRendered=true>",
                "app/open debug: <public plain isRendered=true>",
                "app/all info: <public plain isRendered=true>",
                "app/open info: <public plain isRendered=true>",
                "app/all default: <public plain isRendered=true>",
                "app/open default: <public plain isRendered=true>",
                "app/all error: <public plain isRendered=true>",
                "app/errors error: <public plain isRendered=true>",
                "app/open error: <public plain isRendered=true>",
                "app/all fault: <public plain isRendered=true>",
                "app/errors fault: <public plain isRendered=true>",
                "app/open fault: <public plain isRendered=true>",
                "app/all default: <public opened path=><private \"/a b\"><public  count=2 owner=>"
                    + "<private me><public  password=<sensitive>>",
                "app/open default: "
                    + "<public opened path=\"/a b\" count=2 owner=me password=<sensitive>>",
            ])
    }

    @Test func logsAnyNumberOfPrivateValues() async throws {
        let hidden = (1...6).map { "<public \($0 == 1 ? "secrets" : "") f\($0)=><private v\($0)" }
        let lines = try await AppleProgram.privateValues.run()
        #expect(
            lines == ["app/all default: <public secrets>"]
                + (1...6).map {
                    "app/all default: " + hidden.prefix($0).joined(separator: ">") + "><public >"
                }
                + [
                    "app/all default: " + hidden.joined(separator: ">") + " f7=v7><public >"
                ])
    }

    @Test func rendersNothingThatTheLogSystemDoesNotWant() async throws {
        let lines = try await AppleProgram.disabledLogging.run()
        #expect(
            lines == [
                "rendered", "app/all default: <public counted>",
                "rendered", "app/all error: <public counted>",
                "rendered", "app/all fault: <public counted>",
            ])
    }

    @Test func reachesEveryTerminalCallAndReportsItsOutcome() async throws {
        let lines = try await AppleProgram.gameCenter.run()
        #expect(
            lines == [
                "GKLeaderboard.submitScore: notAuthenticated",
                "GKAchievement.report: notAuthenticated",
                "submitScore 2 context 3 to [\"all\", \"weekly\"]",
                "GKLeaderboard.submitScore: reached",
                "report first at 50.0 banner true authenticated at creation true",
                "GKAchievement.report: reached",
                "submitScore 3 context 3 to [\"all\", \"weekly\"]",
                "GKLeaderboard.submitScore: failed(GameKit.GKError(code: 3))",
                "report first at 50.0 banner true authenticated at creation true",
                "GKAchievement.report: failed(GameKit.GKError(code: 3))",
                "submitScore 4 context 3 to [\"all\", \"weekly\"]",
                "GKLeaderboard.submitScore: failed(Swift.CancellationError())",
                "GKAchievement.report: failed(Swift.CancellationError())",
            ])
    }

    @Test func deliversThePayloadsOfSystemsUpTo26() async throws {
        let lines = try await AppleProgram.metricKit26.run()
        #expect(
            lines == [
                "add subscriber",
                "metrics one from 86400s+250000000ns to -1s+500000000ns",
                "metrics two from 86400s+250000000ns to -1s+500000000ns",
                "[\"crash\", \"crash\", \"hang\", \"appLaunch\"] three "
                    + "from 86400s+250000000ns to -1s+500000000ns",
                "metrics four from 86400s+250000000ns to -1s+500000000ns",
                "remove subscriber",
                "unreadable: 0",
            ])
    }

    @Test func deliversTheReportsOfSystemsFrom27() async throws {
        let lines = try await AppleProgram.metricKit27.run()
        #expect(
            lines == [
                "make manager",
                "iterations: 1",
                "metrics {\"timeRange\":{\"duration\":2,\"start\":-978307198.5},\"value\":1} "
                    + "from 1s+500000000ns to 3s+500000000ns",
                "metrics {\"timeRange\":{\"duration\":1,\"start\":-978307200.5},"
                    + "\"value\":\"Infinity\"} from -1s+500000000ns to 0s+500000000ns",
                "[\"crash\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "[\"hang\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "[\"cpuException\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "[\"diskWriteException\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "[\"appLaunch\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "iterations: 0",
                "iterations: 1",
                "[\"hang\"] \"diagnostic\" from 0s+0ns to 1s+0ns",
                "iterations: 0",
                "unreadable: 2",
            ])
    }
}
