extension ConformanceSuite {
  /// Returns the fully qualified emoji of `emoji-test.txt`.
  public func emoji() throws -> [String] {
    try lines(of: "emoji-test.txt").compactMap { line in
      let fields = line.split(separator: ";", maxSplits: 1)
      guard fields.count == 2, fields[1].hasPrefix(" fully-qualified") else { return nil }
      let scalars = fields[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}
