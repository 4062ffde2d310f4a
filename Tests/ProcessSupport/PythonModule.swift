internal import Foundation

/// A module of Python that tests let check what this package writes.
public enum PythonModule {
    /// Whether Python can import `module`. If not it says loudly what stays untested.
    public static func isInstalled(_ module: String) -> Bool {
        if (try? run("import \(module)").exitCode) == 0 { return true }
        FileHandle.standardError.write(
            Data(
                "\n*** NOT TESTED: the Python module \(module) is not installed; see .ci/run ***\n\n"
                    .utf8))
        return false
    }

    /// Runs `program` with `arguments`.
    public static func run(_ program: String, _ arguments: [String] = []) throws -> ProcessRun {
        try ProcessRun(URL(filePath: "/usr/bin/env"), ["python3", "-c", program] + arguments)
    }
}
