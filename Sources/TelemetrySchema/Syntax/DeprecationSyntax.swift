/// `deprecated "why"`, where the reason may be missing.
struct DeprecationSyntax {
    let keyword: Token
    let reason: Token?
}
