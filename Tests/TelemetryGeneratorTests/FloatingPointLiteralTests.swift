import Testing

@testable import TelemetryGenerator

/// Numbers that a compiler reads as they are meant, on whatever processor it runs.
@Suite struct FloatingPointLiteralTests {
    @Test(arguments: ["0.0", "-0.0", "0.1", "12.5", "-3.0", "1e-05", "1e+22", "6.02214076e+23"])
    func printsDigits(_ digits: String) {
        #expect(FloatingPointLiteral.double(digits) == digits)
    }

    @Test(arguments: [
        // By way of 64 bits it would be the next one.
        ("22671227.53908992", 0x4175_9EF7_B8A0_1CC1 as UInt64), ("5e-324", 1),
        ("1.7976931348623157e+308", 0x7FEF_FFFF_FFFF_FFFF),
    ])
    func printsBitsWhereDigitsWouldNotDo(_ digits: String, _ bits: UInt64) {
        #expect(FloatingPointLiteral.double(digits) == "Swift.Double(bitPattern: \(bits))")
    }

    @Test func printsBitsOfAFloat() {
        #expect(FloatingPointLiteral.float("1e-45") == "Swift.Float(bitPattern: 1)")
        #expect(FloatingPointLiteral.float("0.1") == "0.1")
    }

    #if arch(x86_64)
        @Test func findsWhatThisProcessorWouldRoundTwice() {
            var (generator, twice, found) = (SystemRandomNumberGenerator(), 0, 0)
            for _ in 0..<200_000 {
                let number = Double.random(in: 1e-3..<1e9, using: &generator)
                let digits = "\(number)"
                let isPrinted = FloatingPointLiteral.double(digits) == digits
                let isRead = Float80(digits).map(Double.init) == number
                if !isPrinted { found += 1 }
                if !isRead { twice += 1 }
                #expect(isRead || !isPrinted, "\(digits)")
            }
            // Both kinds are there, and few others are printed by their bits.
            #expect(twice > 0 && found < 1_000)
        }
    #endif
}
