/// Finds the name that was probably meant.
///
/// Looks only so many times, so that a file of nothing but mistakes stays quick.
final class Suggestions {
    private var remaining = 200

    /// The candidate nearest to `word`; `nil` if none is near.
    func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
        guard remaining > 0, word.utf8.count <= 64 else { return nil }
        remaining -= 1
        let spelled = Array(word.lowercased().utf8)
        let limit = max(1, spelled.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate != word {
            guard abs(candidate.utf8.count - spelled.count) <= limit else { continue }
            let distance = Self.distance(spelled, Array(candidate.lowercased().utf8))
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of edits, where swapping two neighbours is one edit.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var (beforeLast, last) = ([Int](), Array(0...right.count))
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
                var edits = min(substitution, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1],
                    left[row - 1] == right[column]
                {
                    edits = min(edits, beforeLast[column - 1] + 1)
                }
                current.append(edits)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
