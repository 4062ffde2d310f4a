/// What was measured of one thing.
struct Row {
    /// The name that a budget goes by.
    let name: String
    /// What it is compared with, in words.
    let reference: String
    /// What came out.
    var figures: [Measure: Double] = [:]
}
