/// The label of a sink's parameter: the name of its type with a small first word.
enum SinkLabel {
    /// `OSLogSink` becomes `osLogSink`, `URLSink` `urlSink`, `RecordSink` `recordSink`.
    static func label(for name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let rest = name[capitals.endIndex...]
        // The last capital of a run begins the next word, unless the run is the whole word.
        let keepsLast = capitals.count > 1 && rest.first?.isLowercase == true
        let first = keepsLast ? capitals.dropLast() : capitals
        return first.lowercased() + name.dropFirst(first.count)
    }
}
