// A program for the fault tests: observes events on standard output, then says on standard error
// what it lost. Whatever ends this process early fails the test that started it, also a call that
// never returns. With the option `journal:<path>` it sends to the journal at that path instead.
//
//     TelemetrySinksChild <threads> <events per thread> <bytes of padding> <writer> [option]…

import Glibc
import TelemetryFacade
import TelemetrySinks

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
let options = Set(arguments.dropFirst(numbers.count))
guard numbers.count == 4 else { exit(64) }

alarm(60)

// A parent may hand on signals that it ignores or blocks, which would hide a fault.
signal(SIGPIPE, SIG_DFL)
signal(SIGXFSZ, SIG_DFL)
var noSignals = sigset_t()
sigemptyset(&noSignals)
sigprocmask(SIG_SETMASK, &noSignals, nil)

if options.contains("limited-files") {
    var limit = rlimit(rlim_cur: 10_000, rlim_max: 1 << 40)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
}
if options.contains("closed-before") { close(1) }
if options.contains("not-blocking") { _ = fcntl(1, F_SETFL, fcntl(1, F_GETFL) | O_NONBLOCK) }

let flagsBefore = fcntl(1, F_GETFL)
let losses = LossCounter()
let sink: any TelemetrySink<NumberedEvent> =
    if let option = options.first(where: { $0.hasPrefix("journal:") }) {
        try JournalSink(
            identifier: "child", path: String(option.dropFirst("journal:".count)), losses: losses)
    } else {
        StreamSink(descriptor: 1, format: .jsonLines, losses: losses)
    }
if options.contains("closed-after") { close(1) }

let work = (0..<numbers[0]).map {
    Work(sink, writer: numbers[3] * 100 + $0, eventCount: numbers[1], paddingSize: numbers[2])
}
let threads = work.dropFirst().map { $0.start() }
work[0].observe()
for thread in threads { pthread_join(thread, nil) }

if options.contains("killed") { kill(getpid(), SIGKILL) }

var action = sigaction()
sigaction(SIGPIPE, nil, &action)
let leftAlone = action.__sigaction_handler.sa_handler == nil && fcntl(1, F_GETFL) == flagsBefore
let report =
    "lost=\(losses.total) full=\(losses.count(of: .full)) closed=\(losses.count(of: .closed)) "
    + "tooLong=\(losses.count(of: .tooLong)) failed=\(losses.count(of: .failed)) "
    + "shortened=\(losses.shortened) leftAlone=\(leftAlone)\n"
_ = Array(report.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
