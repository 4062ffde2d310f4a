import Foundation
import Testing

/// A terminal that nobody looks at.
struct Terminal {
    /// The side that a person would see.
    let person: FileHandle
    /// The side that a program writes to.
    let program: FileHandle

    init() throws {
        let number = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(number >= 0)
        person = FileHandle(fileDescriptor: number, closeOnDealloc: true)
        // `ptsname(3)` and its like are hidden from Swift: TIOCSPTLCK and TIOCGPTN of ioctl_tty(2).
        var (lock, name) = (Int32(0), Int32(0))
        let isOpen =
            ioctl(number, 0x4004_5431, &lock) == 0 && ioctl(number, 0x8004_5430, &name) == 0
        try #require(isOpen)
        let other = open("/dev/pts/\(name)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(other >= 0)
        program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    }
}
