import Foundation
import ProcessSupport
import Testing

/// A package that uses this one as its users do: a module `Telemetry` made by the plugin, a feature
/// that imports nothing else, a program with the composition root.
@Suite(.serialized) struct ConsumerPackageTests {
    private static let schema = "Sources/Telemetry/Schema/Shop.telemetry"

    @Test(arguments: BuildSystem.allCases)
    func buildsAndRuns(_ buildSystem: BuildSystem) throws {
        let run = try ConsumerPackage.shared(buildSystem).runApp()
        #expect(run.output == "sold 5\nwired [\"StreamSink\", \"TillSink\"], live 2\n")
        let shown = run.errorLines.map {
            $0.split(separator: " ").dropFirst().joined(separator: " ")
        }
        #expect(
            shown == [
                "info sold article=tea count=2 payment=cash",
                "info sold article=bread count=3 payment=\"credit card\"", "info closed",
            ])
        #expect(run.exitCode == 0)
    }

    @Test(arguments: BuildSystem.allCases)
    func leavesThePackageAsItWas(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        #expect(try package.sources.files() == ConsumerPackage.fixtureFiles())
        for path in try package.sources.files() where path.hasPrefix("Sources/Telemetry/Schema/") {
            #expect(try package.sources.text(path) == ConsumerPackage.fixtureText(path))
        }
    }

    @Test(arguments: BuildSystem.allCases)
    func makesNoResources(_ buildSystem: BuildSystem) throws {
        let resources = try ConsumerPackage.shared(buildSystem).built {
            $0.hasSuffix(".resources") || $0.hasSuffix(".bundle")
        }
        #expect(resources.keys.sorted() == [])
    }

    @Test(arguments: BuildSystem.allCases)
    func failsWithExactlyTheMistakesOfTheSchema(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        let text = "category sales\nevent closed: sale\n  count: Integer\n"
        let run = try package.with(text, in: Self.schema) { try package.build() }
        let path = package.sources.path(Self.schema)
        let lines = (run.output + run.errors).split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix(package.sources.path("Sources")) } == [
                "\(path):2:15: error: unknown category 'sale'; did you mean 'sales'? [unknown-category]",
                "\(path):3:10: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]",
            ])
        #expect(run.exitCode == 1)
    }

    @Test(arguments: BuildSystem.allCases)
    func compilesNothingForAComment(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        _ = try package.build()
        let objects = try package.built { $0.hasSuffix(".o") || $0.hasSuffix("Event.swift") }
        let text = try package.sources.text(Self.schema) + "// a comment\n"
        let run = try package.with(text, in: Self.schema) { try package.build() }
        #expect(run.exitCode == 0)
        #expect(try package.built { $0.hasSuffix(".o") || $0.hasSuffix("Event.swift") } == objects)
    }

    @Test(arguments: BuildSystem.allCases)
    func takesUpASchemaFileThatIsAddedToTheTarget(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        let added = "Sources/Telemetry/Schema/Refunds.telemetry"
        let run = try package.with("event refunded: sales\n", in: added) { try package.build() }
        #expect(run.exitCode == 0)
        #expect(try package.generatedEvents().contains("    case refunded\n"))
    }

    @Test(arguments: BuildSystem.allCases)
    func forgetsASchemaFileThatIsRemovedFromTheTarget(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        let added = "Sources/Telemetry/Schema/Refunds.telemetry"
        _ = try package.with("event refunded: sales\n", in: added) { try package.build() }
        #expect(try package.build().exitCode == 0)
        #expect(try !package.generatedEvents().contains("    case refunded\n"))
    }

    @Test(arguments: BuildSystem.allCases)
    func warnsOfASinkWhenItGeneratesAndWheneverItIsAsked(_ buildSystem: BuildSystem) throws {
        let package = try ConsumerPackage.shared(buildSystem)
        let path = "Sources/Telemetry/Module.swift"
        let text = """
            /// A sink that the schema does not know.
            struct BoardSink: TelemetrySink {
                func receive(_ event: TelemetryEvent) {}
            }

            """
        let warning =
            "\(package.sources.path(path)):2:8: warning: type 'BoardSink' is a sink that the "
            + "schema does not declare; add 'sink BoardSink' or 'unscanned BoardSink' to it "
            + "[undeclared-sink]"
        let runs = try package.with(text, in: path) {
            (
                try package.build(), try package.build(), try package.telemetry(["check"]),
                try package.telemetry(["check"])
            )
        }
        #expect(lines(runs.0, with: "undeclared-sink") == [warning])
        #expect(lines(runs.1, with: "undeclared-sink") == [])
        #expect(lines(runs.2, with: "undeclared-sink") == [warning])
        #expect(lines(runs.3, with: "undeclared-sink") == [warning])
        #expect(runs.0.exitCode == 0)
        #expect(runs.3.exitCode == 0)
    }
}

/// The lines of all that `run` wrote that contain `text`.
func lines(_ run: ProcessRun, with text: String) -> [String] {
    (run.output + run.errors).split(separator: "\n").filter { $0.contains(text) }.map(String.init)
}
