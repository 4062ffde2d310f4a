import Foundation
import ProcessSupport
import Testing

extension ConsumerPackageTests {
    /// `swift package telemetry`
    @Suite struct TelemetryCommandTests {
        private static let schema = "Sources/Telemetry/Schema/Shop.telemetry"

        @Test func checksTheFilesThatABuildReadsAndNoOther() throws {
            let package = try ConsumerPackage.shared(.native)
            let hidden = try package.with("nonsense", in: "Sources/Telemetry/Schema/.A.telemetry") {
                try package.telemetry(["check"])
            }
            #expect(hidden.exitCode == 0)
            defer { try? FileManager.default.removeItem(at: package.sources.url("Schema")) }
            let twice = try package.with("event twice\n", in: "Schema/Telemetry.telemetry") {
                try package.telemetry(["check"])
            }
            let places = ["Schema/Telemetry.telemetry", "Sources/Telemetry/Schema"]
            let names = places.map(package.sources.path).joined(separator: " and ")
            #expect(
                lines(twice, with: "one place") == [
                    "error: the schema of 'Telemetry' must stand in one place, but there are files in "
                        + names
                ])
            #expect(twice.exitCode != 0)
        }

        @Test func saysThatATargetItNamesHasNoSchema() throws {
            let package = try ConsumerPackage.shared(.native)
            let run = try package.telemetry(["check", "--target", "App", "--target", "Telemetry"])
            let places = [
                "Schema/App.telemetry", "Schema/App/*.telemetry",
                "Sources/App/Schema/*.telemetry",
            ]
            let names = places.map(package.sources.path).joined(separator: ", ")
            #expect(
                lines(run, with: "looked for")
                    == ["error: no schema for 'App'; looked for \(names)"])
            #expect(run.exitCode != 0)
        }

        @Test func readsNothingThatSwiftPMSaysToIt() throws {
            let package = try ConsumerPackage.shared(.native)
            let run = try package.telemetry(["check", "--against", "/dev/stdin"])
            #expect(lines(run, with: "it is not a regular file").count == 1)
            #expect(run.exitCode != 0)
        }

        @Test func formatsTheSchemaOfATarget() throws {
            let package = try ConsumerPackage.shared(.native)
            let before = try package.sources.text(Self.schema)
            let careless = before.replacing("event ", with: "event   ")
            #expect(careless != before)
            try package.with(careless, in: Self.schema) {
                let check = try package.telemetry(["format", "--check"])
                #expect(check.exitCode != 0)
                #expect(lines(check, with: "[unformatted-text]").count == 1)
                #expect(try package.sources.text(Self.schema) == careless)
                #expect(try package.telemetry(["format", "--target", "Telemetry"]).exitCode == 0)
                #expect(try package.sources.text(Self.schema) == before)
            }
        }

        @Test func comparesTheSchemaOfATargetWithAnEarlierOne() throws {
            let package = try ConsumerPackage.shared(.native)
            let folder = try TemporaryFolder("an earlier schema")
            for name in ["Shop.telemetry", "Sinks.telemetry"] {
                let text = try package.sources.text("Sources/Telemetry/Schema/\(name)")
                try folder.write(text, to: name)
            }
            let earlier = folder.url.path(percentEncoded: false)
            let same = try package.telemetry(["check", "--against", earlier])
            #expect(same.exitCode == 0)
            try folder.write("event lost\n", to: "Lost.telemetry")
            let sentence = "event 'lost' is gone; expected 'retired event lost'"
            let check = try package.telemetry(["check", "--against", earlier])
            #expect(lines(check, with: sentence).count == 1)
            #expect(check.exitCode != 0)
            let folders = [earlier, package.sources.path("Sources/Telemetry/Schema")]
            let diff = try package.telemetry(["diff"] + folders)
            #expect(lines(diff, with: sentence).count == 1)
            #expect(diff.exitCode != 0)
        }

        @Test(arguments: ["catalog", "json-schema"])
        func writesADocumentAndNothingElse(_ command: String) throws {
            let package = try ConsumerPackage.shared(.native)
            let files = ["Shop.telemetry", "Sinks.telemetry"].map {
                package.sources.path("Sources/Telemetry/Schema/\($0)")
            }
            let tool = BuiltProducts.folder.appending(path: "telemetry-schema")
            let run = try package.telemetry([command])
            #expect(try run.output == ProcessRun(tool, [command] + files).output)
            #expect(run.exitCode == 0)
        }

        @Test func wantsOneOfTheSchemasOfAPackage() throws {
            let package = try ConsumerPackage.shared(.native)
            defer { try? FileManager.default.removeItem(at: package.sources.url("Schema")) }
            let run = try package.with("event twice\n", in: "Schema/Shop.telemetry") {
                try package.telemetry(["json-schema"])
            }
            #expect(
                lines(run, with: "expected: ") == [
                    "error: '--target' has to pick one of Shop, Telemetry; expected: "
                        + "swift package telemetry json-schema [--target NAME]"
                ])
            #expect(run.exitCode != 0)
        }

        @Test(arguments: [
            (["check", "surplus"], "unexpected 'surplus'; expected: \(check)"),
            (["check", "--fast"], "unexpected '--fast'; expected: \(check)"),
            (["check", "--today", "soon"], "the call is wrong; expected: \(check)"),
            (["check", "--strict", "--today"], "'--today' needs a value; expected: \(check)"),
            (["check", "--against"], "'--against' needs a value; expected: \(check)"),
            (["format", "--target"], "'--target' needs a value; expected: \(format)"),
            (["format", "--strict"], "unexpected '--strict'; expected: \(format)"),
            (["diff", "old"], "a schema is missing; expected: \(diff)"),
            (["diff", "old", "new", "newer"], "unexpected 'newer'; expected: \(diff)"),
            (
                ["chekc"],
                "unknown command 'chekc'; expected: one of check, format, catalog, json-schema, diff"
            ),
        ])
        func saysHowTheCommandIsCalled(_ arguments: [String], _ message: String) throws {
            let run = try ConsumerPackage.shared(.native).telemetry(arguments)
            #expect(lines(run, with: "expected: ") == ["error: \(message)"])
            #expect(run.exitCode != 0)
        }

        @Test(arguments: [[], ["--help"], ["format", "-h"]])
        func explainsItself(_ arguments: [String]) throws {
            let run = try ConsumerPackage.shared(.native).telemetry(arguments)
            #expect(
                lines(run, with: "swift package") == [
                    Self.check, Self.format,
                    "swift package telemetry catalog [--target NAME] [--format markdown|html|json]",
                    "swift package telemetry json-schema [--target NAME]", Self.diff,
                ])
            #expect(run.exitCode == 0)
        }

        private static let check =
            "swift package telemetry check [--target NAME]… [--strict] [--today DATE] "
            + "[--against OLD]"
        private static let format =
            "swift package --allow-writing-to-package-directory telemetry format "
            + "[--target NAME]… [--check]"
        private static let diff = "swift package telemetry diff OLD NEW"
    }
}
