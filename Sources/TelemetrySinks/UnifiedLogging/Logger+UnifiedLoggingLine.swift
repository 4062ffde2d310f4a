#if canImport(os)
    internal import os

    extension Logger {
        /// Logs `line` as `type`, each piece with its privacy.
        ///
        /// One message per number of hidden pieces: the compiler takes a message apart, so it must
        /// be written where it is logged, and its privacy must be a literal.
        func log(_ line: UnifiedLoggingLine, _ type: OSLogType) {
            let (shown, hidden) = (line.shown, line.hidden)
            switch hidden.count {
            case 0:
                log(level: type, "\(shown[0], privacy: .public)")
            case 1:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)
                    """)
            case 2:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)\(hidden[1], privacy: .private)\
                    \(shown[2], privacy: .public)
                    """)
            case 3:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)\(hidden[1], privacy: .private)\
                    \(shown[2], privacy: .public)\(hidden[2], privacy: .private)\
                    \(shown[3], privacy: .public)
                    """)
            default:
                log(type, shown, hidden)
            }
        }

        /// Logs a line of four to six hidden pieces.
        private func log(_ type: OSLogType, _ shown: [String], _ hidden: [String]) {
            switch hidden.count {
            case 4:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)\(hidden[1], privacy: .private)\
                    \(shown[2], privacy: .public)\(hidden[2], privacy: .private)\
                    \(shown[3], privacy: .public)\(hidden[3], privacy: .private)\
                    \(shown[4], privacy: .public)
                    """)
            case 5:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)\(hidden[1], privacy: .private)\
                    \(shown[2], privacy: .public)\(hidden[2], privacy: .private)\
                    \(shown[3], privacy: .public)\(hidden[3], privacy: .private)\
                    \(shown[4], privacy: .public)\(hidden[4], privacy: .private)\
                    \(shown[5], privacy: .public)
                    """)
            default:
                log(
                    level: type,
                    """
                    \(shown[0], privacy: .public)\(hidden[0], privacy: .private)\
                    \(shown[1], privacy: .public)\(hidden[1], privacy: .private)\
                    \(shown[2], privacy: .public)\(hidden[2], privacy: .private)\
                    \(shown[3], privacy: .public)\(hidden[3], privacy: .private)\
                    \(shown[4], privacy: .public)\(hidden[4], privacy: .private)\
                    \(shown[5], privacy: .public)\(hidden[5], privacy: .private)\
                    \(shown[6], privacy: .public)
                    """)
            }
        }
    }
#endif
