import Testing

/// Defaults at the limits of their types: they compile, and are exactly what was written.
@Suite struct NumberTests {
    /// Type, what is written, what comes out.
    private static let numbers: [(type: String, written: String, printed: String)] =
        limits(Int8.self) + limits(Int16.self) + limits(Int32.self) + limits(Int64.self)
        + limits(Int.self) + limits(UInt8.self) + limits(UInt16.self) + limits(UInt32.self)
        + limits(UInt64.self) + limits(UInt.self)
        + [
            ("Int", "0xFF", "255"), ("Int", "-0x8000_0000_0000_0000", "\(Int.min)"),
            ("Int", "0b1010", "10"), ("Int", "0o17", "15"), ("Int", "1_000", "1000"),
            ("Int", "-0", "0"), ("Int", "+7", "7"), ("Int", "007", "7"), ("UInt8", "-0", "0"),
        ]
        + floats("Double", ["5e-324", "1.7976931348623157e308", "-0.0", "0", "-0"]) {
            Double($0)?.description
        }
        + floats("Double", ["2.2250738585072011e-308", "1E5", "+1.50", "1_000.5", "0.1", "1e22"]) {
            Double($0)?.description
        }
        + floats("Double", ["9007199254740993", "123456789012345678901234567890"]) {
            Double($0)?.description
        }
        // Some are halfway between two numbers once rounded to the 64 bits of a compiler's literal.
        + floats("Double", ["22671227.53908992"] + random(3_000)) { Double($0)?.description }
        + [
            ("Double", "0x10", "16.0"), ("Float", "-0b11", "-3.0"),
            ("Double", "1_0.5_0e0_1", "105.0"),
        ]
        + floats("Float", ["1e-45", "3.4028235e38", "-0.0", "0.1", "16777217"]) {
            Float($0)?.description
        }

    @Test func keepsEveryDefaultExactly() throws {
        var schema = ""
        for (index, number) in Self.numbers.enumerated() {
            schema += "event e\(index)\n  plain: \(number.type) = \(number.written)\n"
            schema += "  perhaps: \(number.type)? = \(number.written)\n"
        }
        let shows = Self.numbers.indices.map { "show(.e\($0)())\n" }.joined()
        let main = try Fixture.text("Printer.swift.txt") + shows
        let lines = try SwiftProgram.lines(try GeneratedSchema(schema), main: main)
        let expected = Self.numbers.enumerated().flatMap { index, number in
            ["e\(index) e\(index) info"]
                + ["plain", "perhaps"].map {
                    "  \($0) public \(Self.kind(number.type)) \(number.printed)"
                }
        }
        #expect(lines == expected)
    }

    @Test(
        arguments: [
            ("Int8", "128"), ("Int8", "-129"), ("UInt8", "256"), ("UInt8", "-1"),
            ("Int16", "32768"), ("UInt16", "65536"), ("Int32", "2147483648"),
            ("UInt32", "4294967296"), ("Int64", "9223372036854775808"),
            ("Int", "-9223372036854775809"), ("UInt64", "18446744073709551616"),
            ("UInt", "999999999999999999999999999999"), ("Double", "1e309"),
            ("Float", "3.5e38"), ("Float", "-1e39"), ("Double", "1e-400"), ("Float", "-1e-46"),
        ])
    func refusesADefaultBeyondItsType(_ type: String, _ written: String) {
        let schema = "event ended\n  number: \(type) = \(written)\n"
        #expect(GeneratedSchema.rules(schema) == ["out-of-range"])
    }

    private static func limits<Number: FixedWidthInteger>(
        _ type: Number.Type
    ) -> [(type: String, written: String, printed: String)] {
        [Number.min, Number.max].map { ("\(type)", "\($0)", "\($0)") }
    }

    /// Numbers of fifteen to seventeen digits, as numbers with a fraction often have.
    private static func random(_ count: Int) -> [String] {
        var numbers = SeededNumbers(seed: 8)
        return (0..<count).map { _ in "\(Double.random(in: 1e-3..<1e9, using: &numbers))" }
    }

    private static func floats(
        _ type: String, _ written: [String], _ printed: (String) -> String?
    ) -> [(type: String, written: String, printed: String)] {
        written.map { (type, $0, printed($0.filter { $0 != "_" }) ?? "nothing") }
    }

    private static func kind(_ type: String) -> String {
        switch type {
        case "Float": "float"
        case "Double": "double"
        default: type.hasPrefix("U") ? "unsigned" : "integer"
        }
    }
}
