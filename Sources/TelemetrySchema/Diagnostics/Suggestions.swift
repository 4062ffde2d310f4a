/// Finds the name that was probably meant.
///
/// Compares only so many letters in a run, so that a schema of nothing but mistakes stays quick.
final class Suggestions {
    private var remainingSteps = 10_000_000

    /// The candidate nearest to `word`, the first of several; `nil` if none is near.
    func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        guard remainingSteps > 0, word.utf8.count <= 64 else { return nil }
        let spelled = Array(word.lowercased().utf8)
        // A word of one or two letters is near to nothing but itself.
        let limit = spelled.count / 3
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != word {
            remainingSteps -= 1
            guard remainingSteps > 0 else { break }
            guard abs(candidate.utf8.count - spelled.count) <= limit else { continue }
            remainingSteps -= spelled.count * candidate.utf8.count
            let distance = Self.distance(spelled, Array(candidate.lowercased().utf8))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of edits, where swapping two neighbours is one edit.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var (last, current) = (Array(0...right.count), beforeLast)
        for row in left.indices {
            current[0] = row + 1
            for column in right.indices {
                let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
                var edits = min(substitution, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    edits = min(edits, beforeLast[column - 1] + 1)
                }
                current[column + 1] = edits
            }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[right.count]
    }
}
