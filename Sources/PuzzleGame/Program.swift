internal import TelemetryFacade

/// A command-line number puzzle.
@main
enum Program {
    static func main() async throws {
        do {
            let options = try Options(arguments: CommandLine.arguments.dropFirst())
            guard !options.isHelp else { return print(Wording.usage) }
            try await play(options)
        } catch let error as OptionError {
            CLibrary.writeError(Wording.problem(error))
            CLibrary.terminate(code: 2)
        }
    }

    private static func play(_ options: Options) async throws(SinkAlreadyBound) {
        let store = RecordStore(path: options.recordPath, warn: CLibrary.writeError)
        let root = try CompositionRoot(
            completedCount: store.completedCount, eventStream: CLibrary.standardError,
            minimumLevel: options.isDemo || options.showsEvents ? .debug : .fault,
            announce: { show(Wording.achievement($0)) })
        store.reportFailure(to: root.telemetry)
        playSession(options, telemetry: root.telemetry)
        if store.save(root.record.completedCount, reportingTo: root.telemetry) {
            show(Wording.recordKept(completedCount: root.record.completedCount))
        }
        await root.finish()
        if root.lostEventCount > 0 {
            show(Wording.eventsLost(root.lostEventCount))
        }
    }

    private static func playSession(_ options: Options, telemetry: Telemetry<TelemetryEvent>) {
        let setup = SessionSetup(
            difficulty: options.difficulty, isDemo: options.isDemo, telemetry: telemetry,
            stopwatch: .started(), show: show)
        if options.isDemo {
            // The same demonstration every time, unless a seed asks for another.
            let generator = SeededGenerator(seed: options.seed ?? 1)
            play(setup, DemoPlayer(puzzleCount: 3, show: show), generator)
        } else if let seed = options.seed {
            play(setup, LinePlayer(readLine: { readLine() }), SeededGenerator(seed: seed))
        } else {
            play(setup, LinePlayer(readLine: { readLine() }), SystemRandomNumberGenerator())
        }
    }

    private static func play(
        _ setup: SessionSetup, _ player: some Player, _ generator: some RandomNumberGenerator
    ) {
        var session = Session(setup, player: player, generator: generator)
        session.run()
    }

    private static func show(_ text: String) {
        print(text)
        // Events go out unbuffered; so must this, to stay in step with them.
        CLibrary.flushOutput()
    }
}
