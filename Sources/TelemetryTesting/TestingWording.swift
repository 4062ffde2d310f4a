internal import TelemetryFacade

// Every sentence that the testing kit can say.

extension WiringProblem {
    /// The stable identifier that ends a finding's sentence.
    public var rule: String {
        switch self {
        case .unwired: "unwired"
        case .undeclared: "undeclared"
        case .duplicated: "duplicated"
        case .outOfOrder: "out-of-order"
        case .receives: "receives"
        case .unbound: "unbound"
        case .unforwarded: "unforwarded"
        case .stateful: "stateful"
        case .lateWrite: "late-write"
        case .missingSource: "missing-source"
        case .undeclaredSource: "undeclared-source"
        case .duplicatedSource: "duplicated-source"
        }
    }

    /// What is wrong and what to do about it, in words.
    public var message: String { "\(fact); \(remedy)" }

    private var fact: String {
        switch self {
        case .unwired(let sink):
            "sink '\(sink)' is declared but not in the live sinks"
        case .undeclared(let sink, let wiring):
            "sink '\(sink)' is in the live sinks but not in wiring '\(wiring)'"
        case .duplicated(let sink, let count):
            "sink '\(sink)' is in the live sinks \(count) times and receives every event each time"
        case .outOfOrder(let sink, let successor, let state):
            "sink '\(sink)' comes after '\(successor)'"
                + (state.map { ", which reads '\($0)' that '\(sink)' writes" } ?? "")
        case .receives(let sink, let live, let declared):
            "sink '\(sink)' receives \(live), but the schema says \(declared)"
        case .unbound(let sink): "sink '\(sink)' is deferred and nothing is bound to it"
        case .unforwarded(let sink):
            "sink '\(sink)' is declared 'forwarded' but runs on the observer's thread"
        case .stateful(let sink, let type):
            sink == type
                ? "sink '\(sink)' is a class or an actor"
                : "sink '\(sink)' stands behind '\(type)', a class or an actor"
        case .lateWrite(let sink, let reader, let state):
            "sink '\(reader)' reads '\(state)', which '\(sink)' writes later, on a lane"
        case .missingSource(let source):
            "source '\(source)' is declared but not among the live sources"
        case .undeclaredSource(let source):
            "source '\(source)' is among the live sources but not declared"
        case .duplicatedSource(let source, let count):
            "source '\(source)' is among the live sources \(count) times"
        }
    }

    private var remedy: String {
        switch self {
        case .unwired: "add it at the composition root or take it out of the wiring"
        case .undeclared: "add it to the wiring or remove it at the composition root"
        case .duplicated, .duplicatedSource: "list it once"
        case .outOfOrder(_, let successor, _): "the wiring puts it before '\(successor)'"
        case .receives: "wrap it with 'receiving(_:)' as the schema says or change the schema"
        case .unbound: "call 'setDownstream' at the composition root"
        case .unforwarded: "wire what a lane's 'forward(_:)' returns"
        case .stateful(_, let type):
            "make '\(type)' a struct and let the composition root own its state"
        case .lateWrite(let sink, let reader, _):
            "forward '\(reader)' on the same lane or take '\(sink)' off its lane"
        case .missingSource: "list it at the composition root or take it out of the schema"
        case .undeclaredSource: "declare it in the schema or remove it at the composition root"
        }
    }
}

extension EventSelection {
    /// The words of the schema: `all`, or the names of the categories.
    var words: String {
        switch self {
        case .all:
            return "all"
        case .categories(let set):
            let names = Event.categoryNames.indices
                .filter { set.contains(CategorySet(index: $0)) }
                .map { Event.categoryNames[$0] }
            return names.isEmpty ? "nothing" : names.joined(separator: ", ")
        }
    }
}

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
            "event '\(event.words)' came where '\(expected.words)' was expected"
        case .unexpected(let event, .none):
            "event '\(event.words)' came though nothing more was expected"
        case .missing(let event):
            "event '\(event.words)' was expected and did not come"
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
