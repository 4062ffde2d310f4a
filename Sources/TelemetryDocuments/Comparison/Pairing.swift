import TelemetrySchema

/// Finds out which declarations of two schemas are the same thing.
///
/// What a thing is on the wire is its identity. Of two that share none, those that share their name
/// in Swift are the same thing with another name on the wire.
struct Pairing {
    /// What a declaration goes by.
    struct Names {
        let name: String
        /// The same as the name where the thing has no name of its own on the wire.
        let identity: String
    }

    /// For each new declaration the index of the old one, if there is one.
    private(set) var partners: [Int?]
    /// The indices of the old declarations that have no new one.
    private(set) var gone: [Int] = []

    init(old: [Names], new: [Names]) {
        let identities = Self.indices(old.indices, of: old.map(\.identity))
        partners = new.map { identities[ExactText($0.identity)] }
        var isTaken = [Bool](repeating: false, count: old.count)
        for case let partner? in partners { isTaken[partner] = true }
        let free = old.indices.filter { !isTaken[$0] }
        let names = Self.indices(free, of: free.map { old[$0].name })
        for index in new.indices where partners[index] == nil {
            guard let partner = names[ExactText(new[index].name)] else { continue }
            partners[index] = partner
            isTaken[partner] = true
        }
        gone = free.filter { !isTaken[$0] }
    }

    private static func indices(
        _ indices: some Sequence<Int>, of keys: [String]
    ) -> [ExactText: Int] {
        Dictionary(zip(keys.map(ExactText.init), indices)) { first, _ in first }
    }
}

extension Pairing.Names {
    /// A thing that is nothing on the wire.
    init(_ name: String) {
        self.init(name: name, identity: name)
    }
}
