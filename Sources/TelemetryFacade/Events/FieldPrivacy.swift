/// Who may see the value of a field.
public enum FieldPrivacy: Sendable {
    /// Everyone.
    case `public`
    /// Shown as `<private>`, unless a sink is built to show private values.
    case `private`
    /// Never leaves the process by any sink of this package.
    case sensitive
}
