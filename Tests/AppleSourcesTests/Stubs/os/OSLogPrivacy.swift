// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for the privacy of an interpolation.
public struct OSLogPrivacy {
    let name: StaticString

    @_semantics("constant_evaluable")
    public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }

    @_semantics("constant_evaluable")
    public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }

    @_semantics("constant_evaluable")
    public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }

    @_semantics("constant_evaluable")
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
}
