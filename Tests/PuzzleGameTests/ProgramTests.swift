import Foundation
import ProcessSupport
import Testing

/// Runs the program as a player does.
@Suite struct ProgramTests {
    @Test func playsADemonstration() throws {
        let run = try ProgramRun(["--demo"])
        #expect(run.exitCode == 0)
        #expect(run.output.hasSuffix("You solved 3 puzzles. Goodbye.\n"))
        #expect(run.output.contains("* Achievement unlocked: first puzzle\n"))
        #expect(run.output.contains("* Achievement unlocked: three puzzles\n"))
    }

    @Test func showsEveryEventOfADemonstrationOnALineOfItsOwn() throws {
        let lines = try ProgramRun(["--demo"]).errors.split(separator: "\n")
        let names = lines.map { $0.split(separator: " ")[2] }
        #expect(names.first == "sessionStarted")
        #expect(names.count { $0 == "puzzleSolved" } == 3)
        #expect(names.count { $0 == "resourcesUsed" } == 1)
    }

    @Test func submitsEverythingBeforeItEnds() throws {
        let lines = try ProgramRun(["--demo"]).errors.split(separator: "\n")
        let words = lines.map { $0.split(separator: " ") }
        // Not how they ended, which depends on the platform.
        #expect(
            words.filter { $0[2] == "submissionEnded" }.map { $0[3] } == [
                "call=GKLeaderboard.submitScore", "call=GKAchievement.report",
                "call=GKLeaderboard.submitScore", "call=GKLeaderboard.submitScore",
                "call=GKAchievement.report",
            ])
    }

    @Test func showsNoPrivateValue() throws {
        let run = try ProgramRun(["--events"], input: "my secret\n")
        #expect(run.errors.contains("line=<private>"))
        #expect(!run.errors.contains("my secret"))
    }

    @Test func playsTheSameDemonstrationEveryTime() throws {
        #expect(try ProgramRun(["--demo"]).output == ProgramRun(["--demo"]).output)
    }

    @Test func showsNoEventsUnlessAsked() throws {
        let run = try ProgramRun(["--seed", "1"], input: "0123\nquit\n")
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
    }

    @Test func endsWithItsInput() throws {
        let run = try ProgramRun([])
        #expect(run.exitCode == 0)
        #expect(run.output.hasSuffix("You solved 0 puzzles. Goodbye.\n"))
    }

    @Test func explainsItself() throws {
        let run = try ProgramRun(["--help"])
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("usage: PuzzleGame [options]\n"))
        #expect(run.errors == "")
    }

    @Test(arguments: [
        (["--bogus"], "unknown option '--bogus'"),
        (["easy"], "unexpected argument 'easy'"),
        (["--seed"], "option '--seed' needs a value"),
        (
            ["--difficulty", "expert"],
            "unknown difficulty 'expert'; expected easy, medium or hard"
        ),
        (
            ["--seed", "x"],
            "invalid seed 'x'; expected a whole number from 0 to 18446744073709551615"
        ),
    ])
    func refusesAWrongCall(_ arguments: [String], _ message: String) throws {
        let run = try ProgramRun(arguments)
        #expect(run.exitCode == 2)
        #expect(run.output == "")
        #expect(run.errors == "error: \(message)\nTry 'PuzzleGame --help'.\n")
    }

    @Test func addsToTheRecordOfEarlierSessions() throws {
        let file = try TemporaryFile("8\n")
        let run = try ProgramRun(["--demo", "--record", file.url.path])
        #expect(run.output.hasSuffix("On record: 11 puzzles.\n"))
        #expect(run.output.contains("* Achievement unlocked: ten puzzles\n"))
        #expect(try file.text() == "11\n")
    }

    #if !os(Windows)
        /// No file may grow, as on a full disk. The output goes through a pipe, which may.
        @Test func keepsTheRecordOfEarlierSessionsOnAFullDisk() throws {
            let file = try TemporaryFile("8\n")
            let script = #"(trap '' XFSZ; ulimit -f 0; exec "$0" --demo --record "$1") 2>&1 | cat"#
            let game = BuiltProducts.folder.appending(path: "PuzzleGame").path
            let run = try ProcessRun(
                URL(fileURLWithPath: "/bin/sh"), ["-c", script, game, file.url.path])
            #expect(run.output.contains("(error \(EFBIG))"))
            #expect(try file.text() == "8\n")
            #expect(!FileManager.default.fileExists(atPath: file.url.path + ".new"))
        }
    #endif

    @Test func warnsOfARecordItCannotRead() throws {
        let folder = FileManager.default.temporaryDirectory.path
        let run = try ProgramRun(["--record", folder])
        #expect(run.exitCode == 0)
        #expect(
            run.errors == """
                warning: cannot read '\(folder)' (error \(EISDIR)); this session goes unrecorded

                """)
    }
}
