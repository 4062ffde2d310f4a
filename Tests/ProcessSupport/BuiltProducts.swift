public import Foundation

/// What was built together with the running tests.
public enum BuiltProducts {
    /// The folder that holds it.
    public static var folder: URL {
        // Tests are a bundle beside the programs on Apple systems, a program beside them elsewhere.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    }

    /// The package that the tests belong to.
    public static var package: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The folder that holds the modules: one build system keeps them apart from the programs.
    public static var modules: URL {
        let apart = folder.appending(path: "Modules")
        return FileManager.default.fileExists(atPath: apart.path) ? apart : folder
    }
}
