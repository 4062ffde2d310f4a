internal import TelemetryFacade

/// One sitting: puzzles, one after the other, until the player stops.
struct Session<Participant: Player> {
    private let setup: SessionSetup
    private var player: Participant
    private var generator: any RandomNumberGenerator
    private var solved: [Puzzle] = []
    private var puzzleCount = 0

    init(_ setup: SessionSetup, player: Participant, generator: any RandomNumberGenerator) {
        self.setup = setup
        self.player = player
        self.generator = generator
    }

    /// Plays until the player stops or the input ends.
    mutating func run() {
        setup.telemetry.observe(
            .sessionStarted(difficulty: setup.difficulty, isDemo: setup.isDemo))
        setup.show(Wording.welcome(setup.difficulty))
        while playPuzzle(), wantsAnother() {}
        setup.telemetry.observe(
            .sessionEnded(
                solved: solved.count, attempts: solved.map(\.turns.count),
                duration: setup.stopwatch.elapsed()))
        setup.show(Wording.goodbye(solvedCount: solved.count))
    }

    /// Plays one puzzle; false if the player left in the middle of it.
    private mutating func playPuzzle() -> Bool {
        var puzzle = newPuzzle()
        while puzzle.state == .open {
            guard let line = player.nextLine(for: puzzle) else {
                puzzle.abandon(isEndOfInput: true)
                break
            }
            carryOut(Command(line), on: &puzzle)
        }
        setup.show(Wording.ending(of: puzzle))
        if puzzle.state == .solved { solved.append(puzzle) }
        return puzzle.state != .abandoned
    }

    private mutating func newPuzzle() -> Puzzle {
        puzzleCount += 1
        let difficulty = setup.difficulty
        setup.telemetry.observe(
            .puzzleStarted(
                number: puzzleCount, difficulty: difficulty, digitCount: difficulty.digitCount,
                guessLimit: difficulty.guessLimit))
        setup.show(Wording.start(number: puzzleCount, difficulty))
        return Puzzle(
            difficulty, secret: .random(digitCount: difficulty.digitCount, using: &generator),
            telemetry: setup.telemetry, stopwatch: setup.stopwatch)
    }

    private func carryOut(_ command: Command, on puzzle: inout Puzzle) {
        switch command {
        case .guess(let text): make(guess: text, at: &puzzle)
        case .hint: setup.show(Wording.hint(puzzle.takeHint(), position: puzzle.hintCount))
        case .help: setup.show(Wording.rules(puzzle.difficulty))
        case .quit: puzzle.abandon(isEndOfInput: false)
        case .nothing: break
        }
    }

    private func make(guess text: String, at puzzle: inout Puzzle) {
        do throws(GuessMistake) {
            let score = try puzzle.guess(text)
            guard puzzle.state == .open else { return }
            setup.show(Wording.score(score, guessesLeft: puzzle.guessesLeft))
        } catch {
            setup.show(Wording.mistake(error, puzzle.difficulty))
        }
    }

    private mutating func wantsAnother() -> Bool {
        setup.show(Wording.another)
        return player.wantsAnother()
    }
}
