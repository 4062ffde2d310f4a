/// What names have in common that differ only in case or underscores.
package struct FoldedName: Hashable {
    private let letters: String

    package init(_ name: String) {
        // Nearly every name is ASCII, and needs no tables of Unicode.
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        letters =
            isASCII ? Self.lowercased(ascii: name) : name.lowercased().filter { $0 != "_" }
    }

    private static func lowercased(ascii name: String) -> String {
        String(unsafeUninitializedCapacity: name.utf8.count) { letters in
            var count = 0
            for byte in name.utf8 where byte != UInt8(ascii: "_") {
                let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                letters[count] = isCapital ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
    }
}
