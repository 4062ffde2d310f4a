import Testing

/// What looks like code and is none.
@Suite struct TextTests {
    @Test func passesOverComments() {
        let text = """
            // struct A: TelemetrySink {}
            /// struct B: TelemetrySink {}
            /* struct C: TelemetrySink {} */
            struct Real: Proof {}
            """
        #expect(types(in: text) == ["Real: Proof"])
    }

    @Test func passesOverNestedComments() {
        let text = "/* a /* struct A: B {} */ struct C: D {} /**/ */ struct Real: Proof {}"
        #expect(types(in: text) == ["Real: Proof"])
    }

    @Test func takesTheQuotesOfACommentForNoString() {
        #expect(types(in: "// \"\nstruct Real: Proof {} // \"") == ["Real: Proof"])
        #expect(types(in: "/* \" */ struct Real: Proof {} /* \" */") == ["Real: Proof"])
    }

    @Test(arguments: [
        #""struct A: B {}""#, #""\"struct A: B {}""#, #""\\""#, #""""#, #""/*""#, #""//""#,
        ##"#"struct A: B {}"#"##, ##"#"" struct A: B {} \"#"##, ##"#"""#"##, ##"#"" / " \"#"##,
        ###"##""# struct A: B {}"##"###, ###"##"\#("##"###,
        "\"\"\"\nstruct A: B {}\n\"\"\"", "\"\"\"\n\" \"\" \\\"\"\"struct A: B {}\n\"\"\"",
        "#\"\"\"\n\"\"\" struct A: B {} \\(\n\"\"\"#",
    ])
    func passesOverAString(_ literal: String) {
        #expect(types(in: "let text = \(literal)\nstruct Real: Proof {}") == ["Real: Proof"])
        #expect(types(in: "f(\(literal)); struct Real: Proof {}") == ["Real: Proof"])
    }

    @Test(arguments: [
        #""\(a)struct A: B {}""#, #""\(f("struct A: B {}"))""#, #""\(f(")"))struct A: B {}""#,
        #""\(f("\(g(")"))"))struct A: B {}""#, #""\(a /* ) " */)struct A: B {}""#,
        #""\(((a)))struct A: B {}""#, #""\({ struct Local: Sink {} }())""#,
        ##"#"\#(f("#"))struct A: B {}"#"##, ##"#"\(struct A: B {}"#"##,
        "\"\"\"\n\\(f(\"\"\"\n)\n\"\"\"))struct A: B {}\n\"\"\"",
        "\"\\(f(\n\")\"\n))struct A: B {}\"",
    ])
    func passesOverAnInterpolation(_ literal: String) {
        #expect(types(in: "let text = \(literal)\nstruct Real: Proof {}") == ["Real: Proof"])
    }

    @Test(arguments: [
        "#/struct A: B {}/#", "#/\"/#", "#/\\/# struct A: B {}/#", "##/ /# struct A: B {} /##",
        "#/\n  struct A: B {} # \"\n/#",
    ])
    func passesOverARegularExpression(_ literal: String) {
        #expect(types(in: "let pattern = \(literal)\nstruct Real: Proof {}") == ["Real: Proof"])
    }

    @Test(arguments: [
        #"/struct A: B {}/"#, #"/\/*/"#, #"/"""/"#, #"/"/"#, #"/[{]/"#, #"/\//"#, #"/a\ /"#,
    ])
    func passesOverARegularExpressionBetweenBareSlashes(_ literal: String) {
        #expect(types(in: "let pattern = \(literal)\nstruct Real: Proof {}") == ["Real: Proof"])
        #expect(types(in: "f(\(literal), x); struct Real: Proof {}") == ["Real: Proof"])
        #expect(types(in: "\(literal)\nstruct Real: Proof {}") == ["Real: Proof"])
    }

    @Test(arguments: [
        "a / b; struct A: B {} // /", "a/b; struct A: B {} /* / */", "(a /b)\nstruct A: B {}",
        "f(/); struct A: B { let p = c/d }",
        "a /b\\\nstruct A: B {} // /",
    ])
    func takesADivisionForNoRegularExpression(_ text: String) {
        #expect(types(in: text) == ["A: B"])
    }

    @Test func seesTheCodeOfEveryBranch() {
        let text = "#if os(Linux)\nstruct A: B {}\n#else\nstruct C: D {}\n#endif\n#warning(\"x\")"
        #expect(types(in: text) == ["A: B", "C: D"])
    }
}
