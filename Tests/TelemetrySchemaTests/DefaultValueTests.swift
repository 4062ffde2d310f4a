import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct DefaultValueTests {
    private func value(_ type: String, _ literal: String) -> DefaultValue? {
        read("enum Size\n  small\n  nil2\nevent a\n  x: \(type) = \(literal)\n")
            .schema?.events[0].fields[0].defaultValue
    }

    @Test(
        arguments: zip(
            ["Int8", "Int16", "Int32", "Int64", "Int"],
            [
                ("-128", "127"), ("-32768", "32767"), ("-2147483648", "2147483647"),
                ("-9223372036854775808", "9223372036854775807"),
                ("-9223372036854775808", "9223372036854775807"),
            ]))
    func takesTheLeastAndTheGreatest(_ type: String, _ limits: (least: String, greatest: String)) {
        #expect(value(type, limits.least) == .integer(limits.least))
        #expect(value(type, limits.greatest) == .integer(limits.greatest))
    }

    @Test(
        arguments: zip(
            ["UInt8", "UInt16", "UInt32", "UInt64", "UInt"],
            [
                "255", "65535", "4294967295", "18446744073709551615", "18446744073709551615",
            ]))
    func takesZeroAndTheGreatest(_ type: String, _ greatest: String) {
        #expect(value(type, "-0") == .integer("0"))
        #expect(value(type, greatest) == .integer(greatest))
    }

    @Test(
        arguments: zip(
            ["+5", "0x_1", "0xFf", "0b101", "0o17", "1_000", "-0x10", "007", "0b2", "0x1G", "--1"],
            ["5", nil, "255", "5", "15", "1000", "-16", "7", nil, nil, nil]))
    func readsWholeNumbersAsSwiftDoes(_ literal: String, _ digits: String?) {
        #expect(value("Int", literal) == digits.map(DefaultValue.integer))
    }

    @Test(
        arguments: zip(
            [
                "1", "-1.5", "1_000.25", "1e3", "1E-2", "+2", "-0.0", "1e-400", ".5", "5.", "1e",
                "nan",
            ],
            ["1.0", "-1.5", "1000.25", "1000.0", "0.01", "2.0", "-0.0", nil, nil, nil, nil, nil]))
    func readsOtherNumbersAsDigitsThatGiveExactlyThem(_ literal: String, _ digits: String?) {
        #expect(value("Double", literal) == digits.map(DefaultValue.floatingPoint))
    }

    @Test func roundsAFloatToAFloat() {
        #expect(value("Float", "0.1000000001") == .floatingPoint("0.1"))
        #expect(value("Float", "3.4028235e38") == .floatingPoint("3.4028235e+38"))
    }

    @Test(
        arguments: zip(
            ["0", "-0.00", "0e400", "5e-324", "1e-400", "-0.0001e-400", "1e400"],
            ["0.0", "-0.0", "0.0", "5e-324", nil, nil, nil]))
    func takesNoNumberForZeroOrInfinity(_ literal: String, _ digits: String?) {
        #expect(value("Double", literal) == digits.map(DefaultValue.floatingPoint))
    }

    @Test(arguments: zip(["1e-45", "1e-46", "1e39"], ["1e-45", nil, nil]))
    func takesNoNumberForZeroOrInfinityInAFloat(_ literal: String, _ digits: String?) {
        #expect(value("Float", literal) == digits.map(DefaultValue.floatingPoint))
    }

    @Test func readsWordsAndText() {
        #expect(value("Bool", "true") == .bool(true))
        #expect(value("Bool?", "false") == .bool(false))
        #expect(value("String", "\"\"") == .string(""))
        #expect(value("String?", "\"nil\"") == .string("nil"))
        #expect(value("Size", "nil2") == .enumerationValue(1))
        #expect(value("Size?", ".small") == .enumerationValue(0))
    }

    @Test(arguments: ["Int?", "Bool?", "Date?", "Duration?", "Size?", "[Int]?", "[URL]?"])
    func takesNilForEveryOptional(_ type: String) {
        #expect(value(type, "nil") == .null)
    }

    @Test func takesAnEmptyListForEveryList() {
        #expect(value("[Date]", "[]") == .emptyList)
        #expect(value("[Size]?", "[ ]") == .emptyList)
    }
}
