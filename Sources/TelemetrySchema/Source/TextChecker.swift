/// Finds what may not stand in a schema at all, wherever it stands: invalid UTF-8, NUL and
/// characters that change the direction of text.
///
/// What it finds it overwrites with NUL, which the lexer passes over, so that one bad byte is one
/// diagnostic.
struct TextChecker {
    private(set) var bytes: [UInt8]
    private(set) var damage: [Damage] = []

    /// A refused sequence of bytes.
    struct Damage {
        let offset: Int
        let rule: Rule
        let text: String
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var offset = 0
        while offset < bytes.count {
            offset += bytes[offset] < 0x80 ? checkASCII(at: offset) : checkScalar(at: offset)
        }
    }

    private mutating func checkASCII(at offset: Int) -> Int {
        if bytes[offset] == 0 { refuse(offset, 1, .forbiddenCharacter, "U+0000") }
        return 1
    }

    private mutating func checkScalar(at offset: Int) -> Int {
        guard let (value, length) = UTF8Sequence.decode(bytes, at: offset) else {
            return refuseRun(at: offset)
        }
        if Self.changesDirection(value) {
            let name = "U+" + String(value, radix: 16, uppercase: true).leftPadded(to: 4)
            refuse(offset, length, .forbiddenCharacter, name)
        }
        return length
    }

    /// Refuses a whole run of invalid bytes at once.
    private mutating func refuseRun(at start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, bytes[end] >= 0x80, UTF8Sequence.decode(bytes, at: end) == nil {
            end += 1
        }
        refuse(start, end - start, .invalidUTF8, "")
        return end - start
    }

    private mutating func refuse(_ offset: Int, _ length: Int, _ rule: Rule, _ text: String) {
        damage.append(Damage(offset: offset, rule: rule, text: text))
        for index in offset..<offset + length { bytes[index] = 0 }
    }

    /// The Unicode property `Bidi_Control`.
    private static func changesDirection(_ value: UInt32) -> Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: "0", count: max(0, width - count)) + self
    }
}
