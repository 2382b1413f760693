import MemoryEngine

/// Reads a line word by word, one blank between two.
struct LineWords {
  private let line: String
  private let wanted: String
  private var rest: Substring

  /// - Parameters:
  ///   - line: Without its new line; bytes that are no UTF-8 become U+FFFD.
  ///   - wanted: What would be right, for errors.
  init(_ line: ArraySlice<UInt8>, wanted: String) {
    self.line = String(decoding: line, as: UTF8.self)
    self.wanted = wanted
    rest = self.line[...]
  }

  var wrong: ShareLineError { .unknown(line, wanted: wanted) }

  /// The next word, which may be empty.
  mutating func word() -> Substring {
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }

  /// All that follows.
  mutating func text() -> String {
    defer { rest = "" }
    return String(rest)
  }

  /// A whole number from zero on, of digits alone.
  mutating func number() throws(ShareLineError) -> Int {
    let word = word()
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word) else {
      throw wrong
    }
    return number
  }

  mutating func name() throws(ShareLineError) -> SeatName {
    guard let name = SeatName(text()) else { throw wrong }
    return name
  }

  mutating func time() throws(ShareLineError) -> Duration {
    .nanoseconds(Int64(try number()))
  }

  /// Says that nothing may follow.
  func end() throws(ShareLineError) {
    if !rest.isEmpty { throw wrong }
  }

  /// The version after the word that begins a greeting.
  mutating func version() throws(ShareLineError) {
    let version = try number()
    if version != SharingLimits.version { throw .otherVersion(version) }
  }
}

extension Duration {
  /// In a line, in whole nanoseconds.
  var lineText: String { "\(max(0, clampedNanoseconds))" }
}
