#define _GNU_SOURCE
#include "TelemetryKernelCalls.h"

#include <errno.h>

#if defined(_WIN32)

telemetry_kind telemetry_kind_of(int descriptor) {
    (void)descriptor;
    return telemetry_kind_regular_file;
}

#else

#include <sys/stat.h>

telemetry_kind telemetry_kind_of(int descriptor) {
    struct stat status;
    if (fstat(descriptor, &status) != 0) return telemetry_kind_other;
    if (S_ISREG(status.st_mode)) return telemetry_kind_regular_file;
    if (S_ISFIFO(status.st_mode)) return telemetry_kind_pipe;
    if (S_ISSOCK(status.st_mode)) return telemetry_kind_socket;
    if (S_ISCHR(status.st_mode)) return telemetry_kind_character_device;
    return telemetry_kind_other;
}

#endif

#if defined(__linux__)

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/vfs.h>
#include <unistd.h>

// Values of the kernel's interface, for C libraries whose headers are older than the kernel.
enum { no_wait = 0x8, no_signal = 0x100 };
enum { close_on_exec = 0x1, allow_sealing = 0x2 };
enum { add_seals = 1024 + 9, every_seal = 0xF };
enum { file_system_of_pipes = 0x50495045 };

static ptrdiff_t write_with(int flags, int descriptor, const void *bytes, size_t count) {
    struct iovec vector = {.iov_base = (void *)bytes, .iov_len = count};
    // By number: older C libraries answer for flags they do not know without asking the kernel.
    // The two words between are the position, -1, in its low and high half.
    return syscall(SYS_pwritev2, descriptor, &vector, 1L, -1L, -1L, (long)flags);
}

ptrdiff_t telemetry_write_at_once(int descriptor, const void *bytes, size_t count) {
    return write_with(no_wait | no_signal, descriptor, bytes, count);
}

ptrdiff_t telemetry_write_without_waiting(int descriptor, const void *bytes, size_t count) {
    return write_with(no_wait, descriptor, bytes, count);
}

int telemetry_ways_to_write_to_a_pipe(void) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return 2;
    int ways = 0;
    // Its reader is here, so that no signal comes.
    if (telemetry_write_without_waiting(ends[1], "", 1) == 1) ways = 1;
    if (ways == 1 && telemetry_write_at_once(ends[1], "", 1) == 1) ways = 2;
    close(ends[0]);
    close(ends[1]);
    return ways;
}

int telemetry_is_unnamed_pipe(int descriptor) {
    struct statfs status;
    return fstatfs(descriptor, &status) == 0 && status.f_type == file_system_of_pipes;
}

int telemetry_open_again(int descriptor) {
    char path[32];
    // The controlling side of a terminal cannot: opened again it is the side of another terminal.
    if (ptsname_r(descriptor, path, sizeof path) == 0) return -1;
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int telemetry_memory_file(const char *name) {
    return (int)syscall(SYS_memfd_create, name, close_on_exec | allow_sealing);
}

int telemetry_seal(int descriptor) {
    return fcntl(descriptor, add_seals, every_seal);
}

#else

ptrdiff_t telemetry_write_at_once(int descriptor, const void *bytes, size_t count) {
    (void)descriptor, (void)bytes, (void)count;
    errno = ENOSYS;
    return -1;
}

ptrdiff_t telemetry_write_without_waiting(int descriptor, const void *bytes, size_t count) {
    return telemetry_write_at_once(descriptor, bytes, count);
}

int telemetry_ways_to_write_to_a_pipe(void) {
    return 0;
}

int telemetry_is_unnamed_pipe(int descriptor) {
    (void)descriptor;
    return 1;
}

int telemetry_memory_file(const char *name) {
    (void)name;
    errno = ENOSYS;
    return -1;
}

int telemetry_seal(int descriptor) {
    (void)descriptor;
    errno = ENOSYS;
    return -1;
}

#if defined(__APPLE__)

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int telemetry_open_again(int descriptor) {
    char path[128];
    // The controlling side of a terminal cannot: opened again it is the side of another terminal.
    if (ptsname_r(descriptor, path, sizeof path) == 0) return -1;
    if (ttyname_r(descriptor, path, sizeof path) != 0) return -1;
    return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

#else

int telemetry_open_again(int descriptor) {
    (void)descriptor;
    errno = ENOSYS;
    return -1;
}

#endif

#endif
