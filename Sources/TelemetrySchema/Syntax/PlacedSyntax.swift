/// Something written, and the place that a second one of its kind is told about.
protocol PlacedSyntax {
    var position: SourcePosition { get }
}

extension Token: PlacedSyntax {}

extension DeprecationSyntax: PlacedSyntax {
    var position: SourcePosition { keyword.position }
}

extension AttributeSyntax: PlacedSyntax {
    var position: SourcePosition { keyword.position }
}
