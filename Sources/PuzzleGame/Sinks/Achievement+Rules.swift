// The schema owns the words, the game says what each of them takes.

typealias Achievement = TelemetryEvent.Achievement

extension Achievement: CaseIterable {
    static let allCases: [Achievement] = [.firstPuzzle, .thirdPuzzle, .tenthPuzzle]

    /// The number of solved puzzles it takes.
    var requiredCount: Int {
        switch self {
        case .firstPuzzle: 1
        case .thirdPuzzle: 3
        case .tenthPuzzle: 10
        }
    }
}
