import TelemetryFacade

/// An event with a value that must not leave the process.
enum SecretEvent: TelemetrySampleProviding {
    case login(user: String, password: String)
    case locked(isCorrect: Bool)

    static var categoryNames: [String] { [] }

    static var samples: [SecretEvent] {
        [.login(user: "a", password: "b"), .locked(isCorrect: true)]
    }

    var eventDescription: EventDescription<SecretEvent> {
        let name: StaticString =
            switch self {
            case .login: "login"
            case .locked: "locked"
            }
        return EventDescription(
            name: name, wireName: name, level: .info, categories: CategorySet(rawValue: 0))
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        switch self {
        case .login(let user, let password):
            visitor.visit(EventField("user", .private), user.fieldValue)
            visitor.visit(EventField("password", .sensitive), password.fieldValue)
        case .locked(let isCorrect):
            visitor.visit(EventField("isCorrect", .sensitive), isCorrect.fieldValue)
        }
    }

    static func == (left: SecretEvent, right: SecretEvent) -> Bool {
        FieldEquality.areEqual(left, right)
    }
}
