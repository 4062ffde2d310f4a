/// What stands before the body of the catalogue's page.
enum HTMLHead {
    /// `title` must need no escaping. Whatever else went wrong, the policy lets nothing run or load.
    static func printed(title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'">
        <title>\(title)</title>
        <style>
        \(style)
        </style>
        </head>
        """
    }

    /// Only what the system's own colours, dark or light, do not do by themselves.
    private static let style = """
        :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
        body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
        nav ul { columns: 16rem; margin: 0.25rem 0 1rem; }
        article { border-top: 1px solid #8886; }
        code { font-family: ui-monospace, monospace; background: #8882; }
        dl div { display: flex; gap: 1rem; }
        dt { flex: 0 0 7rem; font-weight: 600; }
        dd { margin: 0; }
        .table { overflow-x: auto; margin: 1rem 0; }
        table { border-collapse: collapse; overflow-wrap: normal; }
        th, td { border: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: left; }
        td { vertical-align: top; min-width: 4rem; max-width: 24rem; }
        """
}
