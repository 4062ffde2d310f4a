import Testing

@testable import TelemetrySchema

@Suite struct NameTests {
    @Test func acceptsLettersDigitsAndUnderscoresInside() {
        #expect(said(about: "event a_1B\n  x__y2: Int\n") == [])
    }

    @Test func acceptsTwoHundredCharactersAndNoMore() {
        let name = String(repeating: "a", count: 200)
        #expect(said(about: "event \(name)\n") == [])
        #expect(
            said(about: "event \(name)a\n") == [
                "1:7: error: '\(name)a' cannot be a name; expected at most 200 characters "
                    + "[invalid-name]"
            ])
    }

    @Test func doesNotTakeANumberForAName() {
        #expect(
            said(about: "event 1st\n") == [
                "1:7: error: expected the name of the event, found '1st' [expected]"
            ])
    }

    @Test func keepsTheWordsOfTheLanguageAsNamesWhereTheyCannotBeMistaken() {
        let text = """
            category sink
            event event: sink
              level: Int
              retired: Int
            enum Words
              retired
              retired category
              level
            """
        #expect(said(about: text) == [])
    }

    @Test func tellsAThirdDuplicateWhereTheFirstIs() {
        #expect(
            said(about: "event a\nevent a\nevent a\n") == [
                "2:7: error: event 'a' is given twice [duplicate-name]",
                "1:7: note: 'a' is declared here",
                "3:7: error: event 'a' is given twice [duplicate-name]",
                "1:7: note: 'a' is declared here",
            ])
    }

    @Test func letsNamesOfDifferentKindsBeTheSame() {
        let text = """
            category board
            event scored: board
              board: Int
              scored: Int
            event shown: board
              board: Int
            sink Board: board
            source Board
              emits shown
            """
        #expect(said(about: text) == [])
    }

    @Test func letsAWireNameBeTheSwiftNameOfAnEventThatHasAnother() {
        #expect(said(about: "event a\n  as \"b\"\nevent b\n  as \"a\"\n") == [])
    }

    @Test func readsOnAfterEveryMistake() {
        let text = """
            category
            event a: b
              x: Strng = 5 unit
              level debg
            enum E
            """
        #expect(
            said(about: text) == [
                "1:9: error: expected the name of the category, found the end of the line [expected]",
                "2:10: error: unknown category 'b' [unknown-category]",
                "3:6: error: unknown type 'Strng'; did you mean 'String'? [unknown-type]",
                "3:20: error: expected a unit such as ms, found the end of the line [expected]",
                "4:9: error: unknown level 'debg'; expected debug, info, notice, error, fault; "
                    + "did you mean 'debug'? [unknown-word]",
                "5:6: error: enum 'E' has no values [empty-enum]",
            ])
    }
}
