import Testing

/// Each mistake of the article `WiringTraps.md`, made on purpose: the article quotes what is said.
@Suite struct WiringTrapsTests {
    @Test(arguments: WiringTrap.all)
    func isQuotedWordForWord(_ trap: WiringTrap) async throws {
        let message = try await trap.message()
        #expect(try TrapArticle().messages.filter { $0 == message } == [message], "\(message)")
    }

    @Test func quotesNothingThatIsNotSaid() throws {
        #expect(try TrapArticle().messages.count == WiringTrap.all.count)
    }
}
