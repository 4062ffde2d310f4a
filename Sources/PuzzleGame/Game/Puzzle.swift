internal import TelemetryFacade

/// One play-through: a secret, the guesses made at it, and how it ended.
struct Puzzle {
    /// Whether there is anything left to play.
    enum State: Equatable {
        case open
        case solved
        case failed
        case abandoned
    }

    let difficulty: Difficulty
    /// What the player is after.
    let secret: Code
    private(set) var state = State.open
    /// The guesses made so far.
    private(set) var turns: [Turn] = []
    /// How many digits of the secret, from the left, hints have revealed.
    private(set) var hintCount = 0

    private let telemetry: Telemetry<TelemetryEvent>
    private let stopwatch: Stopwatch
    private let startTime: Duration
    private var turnTime: Duration

    /// Opens a puzzle. `secret` must have as many digits as `difficulty` asks for.
    init(
        _ difficulty: Difficulty, secret: Code, telemetry: Telemetry<TelemetryEvent>,
        stopwatch: Stopwatch
    ) {
        self.difficulty = difficulty
        self.secret = secret
        self.telemetry = telemetry
        self.stopwatch = stopwatch
        startTime = stopwatch.elapsed()
        turnTime = startTime
    }

    /// How many guesses the player has left.
    var guessesLeft: Int {
        difficulty.guessLimit - turns.count
    }

    /// The digits that hints have revealed, from the left.
    var revealedDigits: ArraySlice<Int> {
        secret.digits.prefix(hintCount)
    }

    /// Makes a guess at an open puzzle. A line that is no guess costs nothing.
    mutating func guess(_ line: String) throws(GuessMistake) -> Score {
        let turn = try turn(for: line)
        turns.append(turn)
        observe(turn)
        if turn.guess == secret {
            solve()
        } else if guessesLeft == 0 {
            fail()
        }
        return turn.score
    }

    /// Reveals the next digit of an open puzzle; nothing once only one digit is left to find.
    mutating func takeHint() -> Int? {
        guard hintCount < difficulty.digitCount - 1 else { return nil }
        hintCount += 1
        telemetry.observe(.hintTaken(position: hintCount, attempts: turns.count))
        return revealedDigits.last
    }

    /// Ends an open puzzle without a result.
    mutating func abandon(isEndOfInput: Bool) {
        state = .abandoned
        telemetry.observe(
            .puzzleAbandoned(
                difficulty: difficulty, attempts: turns.count, isEndOfInput: isEndOfInput))
    }

    private func turn(for line: String) throws(GuessMistake) -> Turn {
        do throws(GuessMistake) {
            let guess = try Code.parse(line, digitCount: difficulty.digitCount)
            return Turn(guess: guess, score: secret.score(of: guess))
        } catch {
            telemetry.observe(.guessRejected(mistake: error, line: line))
            throw error
        }
    }

    private mutating func observe(_ turn: Turn) {
        let now = stopwatch.elapsed()
        telemetry.observe(
            .guessMade(
                attempt: turns.count, guess: "\(turn.guess)", bulls: turn.score.bulls,
                cows: turn.score.cows, durationMs: (now - turnTime).milliseconds))
        turnTime = now
    }

    private mutating func solve() {
        state = .solved
        telemetry.observe(
            .puzzleSolved(
                difficulty: difficulty, attempts: turns.count, duration: turnTime - startTime,
                hints: hintCount))
    }

    private mutating func fail() {
        state = .failed
        telemetry.observe(
            .puzzleFailed(
                difficulty: difficulty, attempts: turns.count,
                mostBulls: turns.map(\.score.bulls).max() ?? 0))
    }
}
