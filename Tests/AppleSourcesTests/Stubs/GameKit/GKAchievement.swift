// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for an achievement; prints the calls it gets. Not `Sendable` in older headers.
public class GKAchievement {
    public var identifier: String
    public var percentComplete: Double = 0
    public var showsCompletionBanner = false
    private let wasAuthenticated: Bool

    public init(identifier: String) {
        self.identifier = identifier
        wasAuthenticated = GKLocalPlayer.local.isAuthenticated
    }

    public class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        for achievement in achievements {
            print(
                "report \(achievement.identifier) at \(achievement.percentComplete)",
                "banner \(achievement.showsCompletionBanner)",
                "authenticated at creation \(achievement.wasAuthenticated)")
        }
        StubGameCenter.answer(completionHandler)
    }
}
