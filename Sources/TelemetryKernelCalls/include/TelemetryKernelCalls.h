// The Linux calls that a stream needs and that `import Glibc` does not show, because its module
// map hides what glibc declares for `_GNU_SOURCE` only. Without the first, a pipe costs four
// system calls per event instead of one. Empty on other systems.

#ifndef TELEMETRY_KERNEL_CALLS_H
#define TELEMETRY_KERNEL_CALLS_H

#include <stddef.h>

/// `pwritev2` at the current position that neither waits nor raises SIGPIPE.
///
/// Returns the number of bytes written, or -1 with `errno` set: `EAGAIN` where it would wait,
/// `EOPNOTSUPP` or `ENOSYS` where the kernel or the descriptor does not know the request.
ptrdiff_t telemetry_write_at_once(int descriptor, const void *bytes, size_t count);

/// A file in memory, closed on `exec`, that can be sealed. Returns -1 with `errno` set on failure.
int telemetry_memory_file(const char *name);

/// Seals a file of `telemetry_memory_file` against every change. Returns -1 on failure.
int telemetry_seal(int descriptor);

#endif
