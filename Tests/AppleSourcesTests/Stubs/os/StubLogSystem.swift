// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Synchronization

/// What a program of these tests turns: the configuration of the log system.
public enum StubLogSystem {
    public static let disabledTypes = Mutex<Set<OSLogType>>([])
}
