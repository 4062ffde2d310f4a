extension Descriptor {
    /// Whether whoever looks at the descriptor wants to see colours.
    ///
    /// `NO_COLOR` counts where it is set and not empty (no-color.org).
    var wantsColor: Bool {
        isTerminal && Environment.value(of: "NO_COLOR") ?? "" == ""
            && Environment.value(of: "TERM") != "dumb"
    }
}
