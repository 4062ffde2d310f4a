/// What the package costs whoever depends on it: time to build, bytes in the program.
struct PackageRows {
    private let withPlugin: ConsumerPackage
    private let withoutPlugin: ConsumerPackage

    init() throws {
        withPlugin = try ConsumerPackage(usesPlugin: true)
        withoutPlugin = try ConsumerPackage(usesPlugin: false)
    }

    func measure() throws -> [Row] {
        try [coldBuild(), upToDateBuild(), size()]
    }

    private func coldBuild() throws -> Row {
        let without = try Stopwatch.milliseconds { try withoutPlugin.build() }
        let with = try Stopwatch.milliseconds { try withPlugin.build() }
        return Row(
            name: "plugin-cold", reference: "ready events",
            figures: [.milliseconds: with, .floor: without, .overhead: with - without])
    }

    private func upToDateBuild() throws -> Row {
        // The first build after a cold one may repeat a step.
        try withoutPlugin.build()
        try withPlugin.build()
        let times = try (0..<10).map { _ in
            (
                without: try Stopwatch.milliseconds { try withoutPlugin.build() },
                with: try Stopwatch.milliseconds { try withPlugin.build() }
            )
        }
        let without = times.map(\.without).min() ?? 0
        let with = times.map(\.with).min() ?? 0
        return Row(
            name: "plugin-up-to-date", reference: "ready events",
            figures: [.milliseconds: with, .floor: without, .overhead: with - without])
    }

    private func size() throws -> Row {
        let bare = Double(try withoutPlugin.size(of: "Bare"))
        let observing = Double(try withoutPlugin.size(of: "Observing"))
        return Row(
            name: "size", reference: "a bare program",
            figures: [.bytes: observing, .floor: bare, .overhead: observing - bare])
    }
}
