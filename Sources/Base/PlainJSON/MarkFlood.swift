extension String {
  /// The largest number of combining marks on a letter; no language has more than a few.
  static var mostMarks: Int { 256 }

  /// True if a letter has more combining marks than `mostMarks`.
  ///
  /// Comparing or hashing such a text would take the square of their number, because Swift sorts
  /// them: minutes for 480 KB.
  package var hasMarkFlood: Bool {
    guard utf8.count > Self.mostMarks else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      let isMark = !scalar.isASCII && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > Self.mostMarks { return true }
    }
    return false
  }
}
