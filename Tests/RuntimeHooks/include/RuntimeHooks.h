#ifndef RUNTIME_HOOKS_H
#define RUNTIME_HOOKS_H

#include <stdbool.h>

/// Whether this process counts: not under a sanitizer, which needs the allocator for itself, and
/// only with glibc, whose own allocator stays reachable behind a replaced `malloc`.
bool allocation_counter_is_available(void);

/// How many blocks the calling thread has asked the heap for since it began.
long allocation_counter_count(void);

#endif
