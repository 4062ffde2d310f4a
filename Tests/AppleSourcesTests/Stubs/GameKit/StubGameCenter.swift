// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Synchronization

/// What a program of these tests turns: the state of Game Center.
public enum StubGameCenter {
    public static let isAuthenticated = Mutex(false)
    public static let error = Mutex<GKError?>(nil)
    public static let answers = Mutex(true)

    static func answer(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard answers.withLock({ $0 }) else { return }
        completion?(error.withLock { $0 })
    }
}
