import TelemetryFacade

/// Events whose values have broken other writers of lines.
enum HostileEvents {
    /// Names are literals.
    static let names: [StaticString] = [
        "", "\"", "\\", "\\u0000", "\u{0}\u{1}\u{8}\u{C}\u{1F}\u{7F}\u{85}\u{9F}",
        "a\nb\rc\r\nd\te",
        "\u{1B}[31mred\u{1B}[0m", "\u{2028}\u{2029}", "\u{202A}\u{202E}\u{2066}\u{2069}\u{61C}",
        "\u{FEFF}\u{FFFD}\u{FFFE}\u{FFFF}\u{10FFFF}", "e\u{301}👩‍👩‍👧", "<private>", "},{\"a\":1",
    ]

    static let texts = names.map(\.description) + [String(repeating: "long\n", count: 500)]

    /// More than any message may have.
    static let longName: StaticString = """
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\
        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
        """

    static let values: [FieldValue] =
        texts.map { .string($0) } + [
            .null, .bool(true), .integer(.min), .integer(.max), .integer(9_007_199_254_740_993),
            .unsignedInteger(.max), .float(.greatestFiniteMagnitude), .double(.infinity),
            .double(-.infinity), .double(.nan), .double(-0.0), .double(.leastNonzeroMagnitude),
            .double(.greatestFiniteMagnitude), .duration(.seconds(Int64.max)),
            .duration(.seconds(Int64.min)), .duration(.nanoseconds(-1)), .duration(.longest),
            .duration(.longestNegative),
            .date(secondsSinceReferenceDate: .infinity), .date(secondsSinceReferenceDate: .nan),
            .date(secondsSinceReferenceDate: -1e300), .uuid(high: .max, low: 0), texts.fieldValue,
            [[1.5, .nan], []].fieldValue,
        ]

    /// One event for each value, and each name once as that of a field.
    static let all =
        values.map { SampleEvent(fields: [(EventField("value", .public), $0)]) }
        + names.map { SampleEvent(fields: [(EventField($0, .public), .integer(1))]) }
}

extension Duration {
    /// The longest there is.
    static let longest = Duration(attoseconds: .max)
    /// The longest into the past.
    static let longestNegative = Duration(attoseconds: .min)
}
