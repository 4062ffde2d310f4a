import Foundation
import ProcessSupport
import Testing

/// Every word of Swift in every position of a schema: refused, or fit for use as it is written.
@Suite struct NameTests {
    /// A sink's label is its name with a small first word, so a capital one counts as well.
    private static let words =
        SwiftWords.all
        + SwiftWords.language.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .filter { !SwiftWords.all.contains($0) }

    @Test(arguments: WordSheet.sheets(words).indices)
    func takesOnlyWordsThatCompileAsWritten(_ index: Int) throws {
        let sheet = WordSheet.sheets(Self.words)[index]
        let folder = try TemporaryFolder()
        let files = try GeneratedSchema(sheet.schema).write(to: folder)
        try folder.write(sheet.uses, to: "Uses.swift")
        let run = try SwiftCompiler.check(
            files + [folder.url("Uses.swift")], SwiftCompiler.strict)
        #expect(run.errorLines.filter { $0.contains("error: ") } == [])
        #expect(run.exitCode == 0)
    }

    @Test(arguments: NamePosition.allCases)
    func refusesTheseWordsOnly(_ position: NamePosition) throws {
        let refused = Self.words.filter(position.refuses).sorted()
        #expect(refused == RefusedWords.words(in: position))
    }

    @Test(arguments: NamePosition.allCases)
    func refusesAWordForBeingReserved(_ position: NamePosition) {
        let rules = RefusedWords.words(in: position).map {
            GeneratedSchema.rules(position.schema($0))
        }
        #expect(Set(rules).subtracting([["reserved-name"]]) == [])
    }
}
