/// The sinks of one wiring as they are on one family of platforms.
public struct WiringVariant: Sendable {
    /// The index of the wiring in the schema.
    public let wiring: Int
    /// The family; `nil` for a platform that no family covers.
    public let platform: Platform?
    /// Indices into the schema's sinks, in calling order.
    public let sinks: [Int]
}

extension Schema {
    /// Each wiring on each family of platforms, in order.
    public var wiringVariants: [WiringVariant] {
        wirings.indices.flatMap { wiring in
            (Platform.allCases.map(Optional.some) + [nil]).map { platform in
                let present = wirings[wiring].sinks.filter { sinks[$0].exists(on: platform) }
                return WiringVariant(wiring: wiring, platform: platform, sinks: present)
            }
        }
    }
}

extension Sink {
    /// Whether the sink exists on `platform`.
    public func exists(on platform: Platform?) -> Bool {
        platforms.exist(on: platform)
    }
}

extension Source {
    /// Whether the source exists on `platform`.
    public func exists(on platform: Platform?) -> Bool {
        platforms.exist(on: platform)
    }
}

extension [Platform]? {
    fileprivate func exist(on platform: Platform?) -> Bool {
        guard let self else { return true }
        return platform.map(self.contains) ?? false
    }
}
