package import TelemetryFiles

/// Makes the parts of a command that read or write files of their own. One that cannot is said, and
/// keeps none of the others from having its say.
package struct Attempts {
    /// Whether all could.
    package private(set) var status = ExitStatus.success

    package init() {}

    /// What `body` makes; `nil` where it fails for a file.
    package mutating func make<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let error as FileError {
            refuse([error])
        } catch let errors as FileErrors {
            refuse(errors.all)
        }
        return nil
    }

    private mutating func refuse(_ errors: [FileError]) {
        for error in errors { Console.complain("error: \(error.message)") }
        status = .failure
    }
}
