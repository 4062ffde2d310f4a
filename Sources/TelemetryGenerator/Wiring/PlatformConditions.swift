import TelemetrySchema

/// Prints text once for all platforms or, where it differs, once for each family.
struct PlatformConditions {
    /// `body` prints for one platform; `nil` stands for those that no family covers.
    static func emit(
        _ printer: inout CodePrinter, _ body: (inout CodePrinter, Platform?) -> Void
    ) {
        var groups: [(platforms: [Platform?], text: String)] = []
        for platform in Platform.allCases.map(Optional.some) + [nil] {
            var variant = CodePrinter()
            body(&variant, platform)
            if let index = groups.firstIndex(where: { $0.text == variant.text }) {
                groups[index].platforms.append(platform)
            } else {
                groups.append(([platform], variant.text))
            }
        }
        emit(groups, &printer)
    }

    private static func emit(
        _ groups: [(platforms: [Platform?], text: String)], _ printer: inout CodePrinter
    ) {
        guard groups.count > 1 else { return printer.lines(groups[0].text) }
        // The group of the other platforms is what is left when no family is met.
        let ordered =
            groups.filter { !$0.platforms.contains(nil) }
            + groups.filter { $0.platforms.contains(nil) }
        for (index, group) in ordered.enumerated() {
            let families = group.platforms.compactMap { $0?.condition }.joined(separator: " || ")
            let isLast = index == ordered.count - 1
            if isLast, group.text.isEmpty { break }
            printer.line(isLast ? "#else" : (index == 0 ? "#if " : "#elseif ") + families)
            printer.lines(group.text)
        }
        printer.line("#endif")
    }
}

extension Platform {
    fileprivate var condition: String {
        switch self {
        case .apple: "canImport(Darwin)"
        case .linux: "os(Linux)"
        case .windows: "os(Windows)"
        case .android: "os(Android)"
        case .wasi: "os(WASI)"
        }
    }
}

extension CodePrinter {
    /// Adds ready lines at the present indentation.
    fileprivate mutating func lines(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            self.line(String(line))
        }
    }
}
