/// The limit of a foreign text: a face, a word or a name from a file or another program.
///
/// A face may have as much, and names less, so that only forged texts exceed it. Without it a
/// single letter with
/// 480 KB of marks held a core while it was measured.
public enum TextLimit {
  /// The largest number of letters.
  public static let letters = 64
  /// The largest number of scalars, because a letter may have several.
  public static let scalars = 256
}

extension String {
  /// True if the text is within `TextLimit`.
  ///
  /// - Complexity: O(1), because longer texts are not read.
  public var isWithinTextLimit: Bool {
    if utf8.count <= TextLimit.letters { return true }
    // A scalar has at most four bytes.
    guard utf8.count <= 4 * TextLimit.scalars, unicodeScalars.count <= TextLimit.scalars else {
      return false
    }
    return count <= TextLimit.letters
  }

  /// Returns the text, or its beginning if it exceeds `TextLimit`.
  public var withinTextLimit: String {
    if isWithinTextLimit { return self }
    let scalars = String(UnicodeScalarView(unicodeScalars.prefix(TextLimit.scalars)))
    return String(scalars.prefix(TextLimit.letters))
  }
}
