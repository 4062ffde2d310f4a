internal import Foundation

/// Events at the limits of what the schema in this folder allows.
public enum SampleEvents {
    /// All that fit into a line.
    public static let short: [TelemetryEvent] =
        integers + numbers + texts + secrets + lists
        + [
            .perhaps(),
            .perhaps(
                text: "", int: .min, great: .max, float: .nan, wait: .zero, isSo: false, id: id,
                when: .distantPast, size: .large, code: .greatest, sizes: [], numbers: [.max]),
        ]

    /// The least and the greatest of every type.
    public static let integers: [TelemetryEvent] = [
        .integers(
            int8: .min, int16: .min, int32: .min, int64: .min, int: .min, uint8: .min, uint16: .min,
            uint32: .min, uint64: .min, uint: .min),
        .integers(
            int8: .max, int16: .max, int32: .max, int64: .max, int: .max, uint8: .max, uint16: .max,
            uint32: .max, uint64: .max, uint: .max),
    ]

    private static let numbers: [TelemetryEvent] =
        [
            0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
            .infinity, -.infinity, .nan, .signalingNaN, 0.1, 1e15, 1e16, 1e300,
        ].map { double in
            .numbers(
                float: Float(double), double: double, wait: .zero, isSo: true, code: .zero)
        }
        + [Float.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude].map {
            .numbers(float: $0, double: 0, wait: .zero, isSo: false, code: .least)
        }
        + [Int128.min, .max, -1, 1].map { attoseconds in
            .numbers(
                float: 0, double: 0, wait: Duration(attoseconds: attoseconds), isSo: false,
                code: .greatest)
        }

    private static let texts: [TelemetryEvent] =
        [
            -1e300, -63_113_904_001, -63_113_904_000, 0, 0.0005, 252_423_993_599.999,
            252_423_993_600, 1e16, .infinity, -.infinity, .nan,
        ].map { seconds in
            .texts(
                text: "\u{0}\n\u{202E}<private> \"\\ 日本 😀", short: "e\u{301}👩🏽", page: page,
                id: id, when: Date(timeIntervalSinceReferenceDate: seconds), size: .smile)
        } + [.texts(text: "", short: "", page: page, id: UUID(), when: Date(), size: .large)]

    private static let secrets: [TelemetryEvent] = [
        .secrets(
            text: "a", short: "b", page: page, id: id, when: .distantFuture, texts: ["", "c"],
            code: .greatest, size: nil, count: nil, name: "", sizes: []),
        .secrets(
            text: "", short: "", page: page, id: id, when: .distantPast, texts: [], code: .least,
            size: .dots, count: 1, name: "d", sizes: [.small, .large]),
    ]

    private static let lists: [TelemetryEvent] = [
        .lists(
            texts: [], ints: [], greats: [], doubles: [], waits: [], ids: [], dates: [], pages: [],
            sizes: [], codes: [], truths: []),
        .lists(
            texts: ["", "…", "\u{1}"], ints: [.min, 0, .max], greats: [.min, .max],
            doubles: [.nan, .infinity, 1e300, -0.0], waits: [.zero, .seconds(-1)], ids: [id, id],
            dates: [.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: .nan)],
            pages: [page], sizes: [.small, .dots, .large], codes: [.least, .greatest],
            truths: [true, false]),
    ]

    /// Events whose lines are too long for a pipe, by more and more.
    public static let long: [TelemetryEvent] =
        fillers.map { length in
            .filled(
                filler: String(repeating: "x", count: length), size: .large,
                sizes: [.smile, .large, .small], short: "😀😀😀😀", number: .min)
        }
        + [
            .filled(
                filler: String(repeating: "\u{1}😀", count: 9_000), size: .dots, sizes: [],
                short: "", number: 0)
        ]

    /// How many characters come before the other fields, so that each of them is cut somewhere.
    private static let fillers: ClosedRange<Int> = {
        #if canImport(Darwin)
            100...600
        #else
            3_700...4_200
        #endif
    }()

    private static let id = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255))
    private static let page = URL(filePath: "/a b/ä😀?#")
}
