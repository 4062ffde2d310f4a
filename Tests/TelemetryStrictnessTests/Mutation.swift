/// Damages bytes the way editors, merges and accidents do.
enum Mutation {
    /// `bytes` with up to four changes.
    static func mutated(_ bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var mutated = bytes
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !mutated.isEmpty {
            change(&mutated, &numbers)
        }
        return mutated
    }

    private static func change(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        let start = Int.random(in: bytes.indices, using: &numbers)
        let end = min(bytes.count, start + Int.random(in: 1...30, using: &numbers))
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 3: bytes[start] = numbers.pick(Array("\"\\\n\r\t :,=?[]._/`\0{}(9-".utf8))
        case 4: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: start)
        default:
            let piece = Array(bytes[start..<end])
            bytes.removeSubrange(start..<end)
            let target = Int.random(in: 0...bytes.count, using: &numbers)
            bytes.insert(contentsOf: piece, at: target)
        }
    }
}
