private import Foundation
private import ProcessSupport

/// The files of this package.
enum Sources {
    /// What the file at `path` holds.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: BuiltProducts.package.appending(path: path), encoding: .utf8)
    }
}
