import TelemetrySchema

/// The definitions of the types of the language, as `StreamSink` writes their values.
enum StandardTypeDefinition {
    static func definition(of type: StandardType) -> JSONValue {
        switch type {
        case .string, .url: ["type": "string"]
        case .bool: ["type": "boolean"]
        case .int: integer(type, JSONSchemaWording.int)
        case .uint: integer(type, JSONSchemaWording.uint)
        case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: integer(type)
        case .float: floatingPoint(Float.greatestFiniteMagnitude.description)
        case .double: floatingPoint(Double.greatestFiniteMagnitude.description)
        case .duration: duration
        case .uuid: uuid
        case .date: date
        }
    }

    /// When an event happened.
    static let time: JSONValue = [
        "description": .string(JSONSchemaWording.time),
        "anyOf": [dateAndTime, ["type": "string", "pattern": .string(secondsSince1970)]],
    ]

    private static func integer(_ type: StandardType, _ description: String? = nil) -> JSONValue {
        var definition = JSONObject()
        definition.add("description", description.map(JSONValue.string))
        definition.add("type", "integer")
        definition.add("minimum", type.integerRange.map { .number(String($0.least)) })
        definition.add("maximum", type.integerRange.map { .number(String($0.greatest)) })
        return .object(definition)
    }

    private static func floatingPoint(_ greatest: String) -> JSONValue {
        [
            "anyOf": [
                [
                    "type": "number", "minimum": .number("-" + greatest),
                    "maximum": .number(greatest),
                ],
                noNumber,
            ]
        ]
    }

    /// What JSON has no number for.
    private static let noNumber: JSONValue = ["enum": ["NaN", "Infinity", "-Infinity"]]

    /// A `Duration` counts attoseconds in 128 bits.
    private static let duration: JSONValue = [
        "description": .string(JSONSchemaWording.duration), "type": "number",
        "minimum": .number("-170141183460469231731.687303715884105728"),
        "maximum": .number("170141183460469231731.687303715884105727"),
    ]

    private static let uuid: JSONValue = [
        "type": "string", "format": "uuid",
        "pattern": "^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$",
    ]

    private static let date: JSONValue = [
        "description": .string(JSONSchemaWording.date),
        "anyOf": [
            dateAndTime, ["type": "string", "pattern": .string(secondsSince2001)], noNumber,
        ],
    ]

    /// As many digits as it takes to leave the years 0 to 9999, and an `Int64` has.
    private static let secondsSince1970 = "^(-[1-9][0-9]{10,18}|[1-9][0-9]{11,18})$"

    /// The same for a `Double`, as Swift writes it.
    private static let secondsSince2001 =
        "^-?([1-9][0-9]{10,16}\\.[0-9]+|[1-9](\\.[0-9]+)?e\\+[0-9]{2,3})$"

    /// Without the format `date-time`, by which some programs refuse the year 0.
    private static let dateAndTime: JSONValue = [
        "type": "string",
        "pattern": .string("^[0-9]{4}-(\(dayOfYear))T\(secondOfDay)\\.[0-9]{3}Z$"),
    ]
    private static let dayOfYear = [
        "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])", "(0[469]|11)-(0[1-9]|[12][0-9]|30)",
        "02-(0[1-9]|[12][0-9])",
    ].joined(separator: "|")
    private static let secondOfDay = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"
}
