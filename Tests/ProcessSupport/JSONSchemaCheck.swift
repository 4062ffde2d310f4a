/// A JSON Schema, and what the reference implementation of the draft says about lines.
public struct JSONSchemaCheck {
    private let folder: TemporaryFolder

    /// Whether there is one. If not it says loudly what stays untested.
    public static let isInstalled = PythonModule.isInstalled("jsonschema")

    /// Takes the text of a schema.
    public init(_ schema: String) throws {
        folder = try TemporaryFolder()
        try folder.write(schema, to: "schema.json")
    }

    /// What is wrong with the schema itself, by the schema for schemas; empty if nothing is.
    public func mistakesOfTheSchema() throws -> String {
        try run("check")
    }

    /// What is wrong with each of `lines`; empty if nothing is.
    public func mistakes(in lines: [String]) throws -> [String] {
        try folder.write(lines.joined(), to: "lines")
        let output = try run("validate")
        return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// What can be made wrong in each of `lines`, which must be whole, and is taken all the same;
    /// and how many wrong lines were tried.
    public func acceptedMutations(of lines: [String]) throws -> (accepted: [String], tried: Int) {
        try folder.write(lines.joined(), to: "lines")
        let output = try run("mutate").split(separator: "\n").map(String.init)
        return (Array(output.dropLast()), output.last.flatMap(Int.init) ?? 0)
    }

    private func run(_ command: String) throws -> String {
        let run = try PythonModule.run(
            Self.program, [command, folder.path("schema.json"), folder.path("lines")])
        guard run.exitCode == 0 else { throw Failure(text: run.errors) }
        return run.output
    }

    /// Says why the check itself failed.
    struct Failure: Error {
        let text: String
    }

    private static let program = #"""
        import json, sys
        from jsonschema import Draft202012Validator, SchemaError

        command, schema_path, lines_path = sys.argv[1:]
        schema = json.load(open(schema_path, encoding="utf-8"))
        sys.stdout.reconfigure(encoding="utf-8")
        # Stricter than the draft, which leaves it to programs whether formats limit anything.
        validator = Draft202012Validator(
            schema, format_checker=Draft202012Validator.FORMAT_CHECKER)

        def lines():
            text = open(lines_path, encoding="utf-8", newline="\n").read()
            return [json.loads(line) for line in text.split("\n")[:-1]]

        def mutations(line):
            for key in line:
                yield "without " + key, {k: v for k, v in line.items() if k != key}
                yield "list for " + key, {**line, key: [[]]}
            yield "unknown member", {**line, "extra": 1}
            yield "unknown event", {**line, "event": line["event"] + "x"}
            yield "unknown level", {**line, "level": "warning"}
            yield "local time", {**line, "time": "2026-01-01T00:00:00.000+01:00"}
            yield "not cut", {**line, "cut": False}
            fields = line["fields"]
            yield "unknown field", {**line, "fields": {**fields, "extra": 1}}
            for key, value in fields.items():
                rest = {k: v for k, v in fields.items() if k != key}
                yield "without field " + key, {**line, "fields": rest}
                yield "renamed field " + key, {**line, "fields": {**rest, key + "x": value}}
                for wrong in ({}, [[]], [None], [{}]):
                    yield f"{wrong} for {key}", {**line, "fields": {**fields, key: wrong}}

        if command == "check":
            try:
                Draft202012Validator.check_schema(schema)
            except SchemaError as error:
                print(error)
        elif command == "validate":
            for line in lines():
                errors = [f"{list(e.absolute_path)} {e.message}" for e in validator.iter_errors(line)]
                print(" ".join(errors).replace("\n", " ")[:2000])
        else:
            tried = 0
            for line in lines():
                for name, mutation in mutations(line):
                    tried += 1
                    if validator.is_valid(mutation):
                        print(json.dumps([name, line["event"]]))
            print(tried)
        """#
}
