// On Linux a contended `Mutex` is taken inside libswiftSynchronization, which is not built for
// the thread sanitizer: it sees the lock given up, but not taken, and reports races that are
// none. In a sanitized test process this takes the place of that one function, with atomics that
// the sanitizer sees. Races on what no lock guards are found as before.

#if defined(__linux__) && defined(__has_feature)
#if __has_feature(thread_sanitizer)

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

// The mutex is one word: zero, or the number of the thread that holds it.
__attribute__((swiftcall)) void take_contended_mutex(
    uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *word)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void take_contended_mutex(
    uint32_t thread, __attribute__((swift_context)) _Atomic(uint32_t) *word) {
    for (;;) {
        uint32_t holder = 0;
        if (atomic_compare_exchange_strong_explicit(
                word, &holder, thread, memory_order_acquire, memory_order_relaxed)) {
            return;
        }
        if (holder == thread) {
            __builtin_trap();
        }
        sched_yield();
    }
}

#endif
#endif
