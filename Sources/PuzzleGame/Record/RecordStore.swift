internal import TelemetryFacade

/// What was on record when the program started, and where to put what there is when it ends.
struct RecordStore {
    /// The number of puzzles solved in earlier sessions, as far as that is known.
    let completedCount: Int
    private let file: RecordFile?
    private let failure: RecordFileError?

    private let warn: (String) -> Void

    /// Reads the record at `path`. Without a path there is none to read or to keep.
    /// `warn` tells the player what went wrong.
    init(path: String?, warn: @escaping (String) -> Void) {
        self.warn = warn
        file = path.map { RecordFile(path: $0) }
        do throws(RecordFileError) {
            completedCount = try file?.read() ?? 0
            failure = nil
        } catch {
            completedCount = 0
            failure = error
        }
    }

    /// Says so if the record could not be read.
    func reportFailure(to telemetry: Telemetry<TelemetryEvent>) {
        guard let file, let failure else { return }
        warn(Wording.warning(failure, path: file.path))
        telemetry.observe(.recordUnreadable(path: file.path, code: failure.code))
    }

    /// Writes `completedCount`, unless there is no record or it could not be read: what is in a
    /// file that was not understood is not ours to overwrite. Returns whether it was written.
    func save(_ completedCount: Int, reportingTo telemetry: Telemetry<TelemetryEvent>) -> Bool {
        guard let file, failure == nil else { return false }
        do throws(RecordFileError) {
            try file.write(completedCount)
            return true
        } catch {
            warn(Wording.warning(error, path: file.path))
            telemetry.observe(.recordNotSaved(path: file.path, code: error.code ?? 0))
            return false
        }
    }
}

extension RecordFileError {
    /// The system's error number, where the system was to blame.
    fileprivate var code: Int32? {
        switch self {
        case .unreadable(let code), .unwritable(let code): code
        case .notACount: nil
        }
    }
}
