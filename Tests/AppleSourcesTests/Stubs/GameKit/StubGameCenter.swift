// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Synchronization

/// What a program of these tests turns: the state of Game Center.
public enum StubGameCenter {
    public static let isAuthenticated = Mutex(false)
    public static let error = Mutex<GKError?>(nil)
    public static let answers = Mutex(true)
    public static let unansweredCalls = Mutex(0)

    static func answer(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard answers.withLock({ $0 }) else { return unansweredCalls.withLock { $0 += 1 } }
        completion?(error.withLock { $0 })
    }
}
