internal import TelemetryFacade

/// Which values a sink may show.
struct PrivacyRule {
    /// Whether values whose field is private are shown. Sensitive ones never are.
    let showsPrivateValues: Bool

    /// What stands for the value of `field` where the value itself must not be shown.
    func mask(for field: EventField) -> StaticString? {
        switch field.privacy {
        case .public: nil
        case .private: showsPrivateValues ? nil : "<private>"
        case .sensitive: "<sensitive>"
        }
    }
}
