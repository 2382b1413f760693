extension String {
  /// Returns true if both texts have the same code points.
  ///
  /// RFC 8259 (section 8.3) compares names this way. Swift's `==` also holds for canonically
  /// equivalent texts, such as "é" in one scalar and in two.
  func isExactly(_ other: String) -> Bool {
    // `==` would normalize both, which takes the square of the number of marks on a letter.
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// The names in an object, searched linearly as long as they are few.
struct NameSet {
  private static let few = 16

  private var list: [String] = []
  private var set: Set<ExactName> = []

  /// Adds a name, and returns true if it is new.
  mutating func insert(_ name: String) -> Bool {
    if list.contains(where: name.isExactly) { return false }
    guard list.count == Self.few else {
      list.append(name)
      return true
    }
    return set.insert(ExactName(text: name)).inserted
  }
}

private struct ExactName: Hashable {
  let text: String

  static func == (one: ExactName, other: ExactName) -> Bool { one.text.isExactly(other.text) }

  // The hash of `String` is equal for all equivalent texts, which could be thousands.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
