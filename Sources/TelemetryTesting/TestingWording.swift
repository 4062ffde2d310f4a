internal import TelemetryFacade

// Every sentence that the testing kit can say.

extension BehaviorProblem {
    /// The stable identifier that ends a finding's sentence.
    public var rule: String {
        switch self {
        case .unreachedCall: "unreached-call"
        case .undeclaredCall: "undeclared-call"
        case .undeclaredEmission: "undeclared-emission"
        case .unknownSink: "unknown-sink"
        }
    }

    /// What is wrong and what to do about it, in words.
    public var message: String {
        switch self {
        case .unreachedCall(let call, let sink, let attempts):
            "terminal call '\(call)' of sink '\(sink)' was never reached: "
                + (attempts.isEmpty ? "no attempt was made" : attempts.joined(separator: ", "))
                + "; make it through the injected port or take it out of 'calls'"
        case .undeclaredCall(let call, let wiring):
            "terminal call '\(call)' was made, but no sink of wiring '\(wiring)' declares it;"
                + " add it to the 'calls' of the sink that makes it"
        case .undeclaredEmission(let event, let sink):
            "sink '\(sink)' observed '\(event)', which it does not declare;"
                + " add it to the sink's 'emits' or stop observing it"
        case .unknownSink(let sink, let wiring):
            "sink '\(sink)' is not in wiring '\(wiring)'; check the name or add it to the wiring"
        }
    }
}

extension TerminalAttempt {
    /// How the attempt ended, in words.
    var ending: String {
        switch outcome {
        case .reached: "reached"
        case .notAuthenticated: "not authenticated"
        case .failed(let error): "failed with \(error)"
        }
    }
}

extension StrictFailure {
    var message: String {
        switch self {
        case .unexpected(let event, .some(let expected)):
            "event '\(event)' came where '\(expected)' was expected"
        case .unexpected(let event, .none):
            "event '\(event)' came though nothing more was expected"
        case .missing(let event):
            "event '\(event)' was expected and did not come"
        }
    }
}

extension CoverageProblem {
    var message: String {
        switch self {
        case .unobservedEvent(let event):
            "event '\(event)' was never observed"
        case .absentField(let field, let event):
            "field '\(field)' of event '\(event)' never had a value"
        case .constantField(let field, let event, let value):
            "field '\(field)' of event '\(event)' was always \(value)"
        }
    }
}

extension ConformanceProblem {
    var message: String {
        switch self {
        case .stateful(let type):
            "'\(type)' is a class or an actor; make it a struct that borrows its state from an owner"
        case .delivered(let count, let expected, let isConcurrent):
            "\(count) of \(expected) events were delivered"
                + (isConcurrent ? " when observed by several threads at once" : "")
        }
    }
}
