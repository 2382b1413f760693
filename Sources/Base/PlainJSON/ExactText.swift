extension String {
  /// True if both texts are the same code points.
  ///
  /// RFC 8259 (section 8.3) compares names so. `==` of Swift also takes texts for equal that Unicode
  /// calls canonically equivalent, such as "é" in one scalar and in two.
  func isExactly(_ other: String) -> Bool {
    // `==` is quick about texts that differ, which most do.
    self == other && utf8.elementsEqual(other.utf8)
  }
}

/// The names in an object; they are compared one by one as long as they are few, which most are.
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

  // Not the hash of `String`, which is the same for all equivalent texts: they could be thousands.
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
