// What the sinks ask of the system in C: what no Swift module shows, because `import Glibc` hides what
// glibc declares for `_GNU_SOURCE` only, and what is smaller so.

#ifndef TELEMETRY_KERNEL_CALLS_H
#define TELEMETRY_KERNEL_CALLS_H

#include <errno.h>
#include <stddef.h>

// Not by the Swift module of glibc: a static program that calls one function of it is 20 KB larger.

/// `errno`.
static inline int telemetry_error(void) {
    return errno;
}

/// Sets `errno`.
static inline void telemetry_set_error(int error) {
    errno = error;
}

/// What kind of file a descriptor stands for.
typedef enum {
    telemetry_kind_regular_file,
    telemetry_kind_pipe,
    telemetry_kind_socket,
    telemetry_kind_character_device,
    /// Another kind, or no open descriptor.
    telemetry_kind_other,
} telemetry_kind;

/// Asks `fstat`. Everything is a regular file on Windows.
telemetry_kind telemetry_kind_of(int descriptor);

// From here on for Linux only. Elsewhere every call fails with `ENOSYS`, except that each pipe counts
// as one without a name, and that Apple's systems can open a terminal again.

/// `pwritev2` at the current position that neither waits nor raises SIGPIPE.
///
/// Returns the number of bytes written, or -1 with `errno` set: `EAGAIN` where it would wait,
/// `EOPNOTSUPP` or `ENOSYS` where the kernel or the descriptor does not know the request.
ptrdiff_t telemetry_write_at_once(int descriptor, const void *bytes, size_t count);

/// The same for kernels that cannot keep SIGPIPE back, which the caller has to.
ptrdiff_t telemetry_write_without_waiting(int descriptor, const void *bytes, size_t count);

/// Which of the two the kernel knows for pipes: 2 both, 1 the second, 0 none. Tries it on a pipe of
/// its own, which costs five system calls.
int telemetry_ways_to_write_to_a_pipe(void);

/// Whether a pipe has no name, so that the kernel can write to it without waiting.
int telemetry_is_unnamed_pipe(int descriptor);

/// Opens the terminal or the named pipe behind `descriptor` once more, for writing without waiting,
/// closed on `exec`. Returns -1 where that is not possible, such as for a pipe without a reader.
int telemetry_open_again(int descriptor);

/// A file in memory, closed on `exec`, that can be sealed. Returns -1 with `errno` set on failure.
int telemetry_memory_file(const char *name);

/// Seals a file of `telemetry_memory_file` against every change. Returns -1 on failure.
int telemetry_seal(int descriptor);

#endif
