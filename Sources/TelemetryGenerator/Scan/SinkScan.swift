public import TelemetrySchema

/// Compares the sinks that a schema declares with the sink types that Swift source defines.
///
/// Reads text, not types: it does not see macros, type aliases or which branch of an `#if` is
/// compiled. The schema's `unscanned` line speaks for what it cannot see.
public struct SinkScan {
    private let schema: Schema
    private let own: [(file: Int, types: [TypeDeclaration])]
    private let dependencies: [TypeDeclaration]

    /// `own` are the files of the module that the schema belongs to, whose sinks it must declare;
    /// `dependencies` are files in which declared sinks may be defined as well.
    public init(_ schema: Schema, own: [SourceFile], dependencies: [SourceFile]) {
        self.schema = schema
        // Diagnostics count the Swift files behind the schema's.
        self.own = own.enumerated().map { index, file in
            (schema.paths.count + index, TypeScanner.declarations(in: file.bytes))
        }
        self.dependencies = dependencies.flatMap { TypeScanner.declarations(in: $0.bytes) }
    }

    /// A warning for each sink type that the schema does not declare, where the type is defined,
    /// and for each declared sink without a type, where the schema declares it.
    public func diagnostics() -> [Diagnostic] {
        undefinedSinks() + undeclaredSinks()
    }

    private func undeclaredSinks() -> [Diagnostic] {
        let sinkLike = sinkLikeNames()
        var settled = Set(schema.sinks.map(\.name)).union(schema.unscanned)
        return own.flatMap { file, types in
            types.compactMap { type in
                guard type.keyword != .protocol, !sinkLike.isDisjoint(with: type.inherited),
                    settled.insert(type.name).inserted
                else { return nil }
                let position = SourcePosition(file: file, line: type.line, column: type.column)
                return .undeclaredSink(type.name, at: position)
            }
        }
    }

    /// Judged only where the sinks must be in sight: a schema that other modules see may have its
    /// sinks defined in those.
    private func undefinedSinks() -> [Diagnostic] {
        guard schema.access == .internal, !own.isEmpty else { return [] }
        let defined = Set((own.flatMap(\.types) + dependencies).map(\.name))
            .union(schema.unscanned).union(RuntimeNames.librarySinks)
        return schema.sinks.filter { !defined.contains($0.name) }.map {
            .undefinedSink($0.name, at: $0.position)
        }
    }

    /// The protocols of the runtime, and what refines or inherits from what makes a sink.
    private func sinkLikeNames() -> Set<String> {
        let types = own.flatMap(\.types) + dependencies
        var names = RuntimeNames.sinkProtocols
        var count = 0
        while count != names.count {
            count = names.count
            for type in types where type.canBeInherited {
                if !names.isDisjoint(with: type.inherited) { names.insert(type.name) }
            }
        }
        return names
    }
}

extension TypeDeclaration {
    fileprivate var canBeInherited: Bool { keyword == .protocol || keyword == .class }
}
