extension JSONObject {
    /// The schema that takes what at least one of `choices` takes.
    static func any(of choices: [JSONObject]) -> JSONObject {
        choices.count == 1 ? choices[0] : ["anyOf": .array(choices.map(JSONValue.object))]
    }
}
