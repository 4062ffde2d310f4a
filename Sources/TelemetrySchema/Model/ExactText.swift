/// A text that is equal only to the same bytes: what is equivalent in Unicode is not the same on the
/// wire.
package struct ExactText: Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
