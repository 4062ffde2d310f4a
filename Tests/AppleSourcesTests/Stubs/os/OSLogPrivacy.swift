// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for the privacy of an interpolation.
public struct OSLogPrivacy {
    let name: StaticString

    public static var auto: OSLogPrivacy {
        @_semantics("constant_evaluable") get { OSLogPrivacy(name: "auto") }
    }
    public static var `public`: OSLogPrivacy {
        @_semantics("constant_evaluable") get { OSLogPrivacy(name: "public") }
    }
    public static var `private`: OSLogPrivacy {
        @_semantics("constant_evaluable") get { OSLogPrivacy(name: "private") }
    }
    public static var sensitive: OSLogPrivacy {
        @_semantics("constant_evaluable") get { OSLogPrivacy(name: "sensitive") }
    }
}
