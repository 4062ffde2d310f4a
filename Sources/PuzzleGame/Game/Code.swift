/// Different digits in a row: a secret, or a guess at one.
struct Code: Equatable, Sendable {
    /// The digits, each 0 to 9 and none of them twice.
    let digits: [Int]

    /// Draws a code of `digitCount` digits, at most ten, from `generator`.
    static func random(digitCount: Int, using generator: inout some RandomNumberGenerator) -> Code {
        Code(digits: Array((0...9).shuffled(using: &generator).prefix(digitCount)))
    }

    /// Reads a code of `digitCount` digits out of `text`; throws what is wrong with it.
    static func parse(_ text: some StringProtocol, digitCount: Int) throws(GuessMistake) -> Code {
        guard text.count == digitCount else { throw .wrongLength }
        var digits: [Int] = []
        for character in text {
            guard character.isASCII, let digit = character.wholeNumberValue else {
                throw .notDigits
            }
            digits.append(digit)
        }
        guard Set(digits).count == digitCount else { throw .repeatedDigit }
        return Code(digits: digits)
    }

    /// How close `guess` comes to this code. Both must have the same number of digits.
    func score(of guess: Code) -> Score {
        let bulls = zip(digits, guess.digits).count { $0 == $1 }
        return Score(bulls: bulls, cows: guess.digits.count(where: digits.contains) - bulls)
    }
}

extension Code: CustomStringConvertible {
    /// The digits, as a player types them.
    var description: String {
        digits.map(String.init).joined()
    }
}
