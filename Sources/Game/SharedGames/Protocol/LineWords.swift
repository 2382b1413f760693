import MemoryEngine

/// A parser of a line's words, separated by single spaces.
struct LineWords {
  private let line: String
  private let wanted: String
  private var rest: Substring

  /// - Parameters:
  ///   - line: The line without its newline; malformed UTF-8 becomes U+FFFD.
  ///   - wanted: The valid lines, for errors.
  init(_ line: ArraySlice<UInt8>, wanted: String) {
    self.line = String(decoding: line, as: UTF8.self)
    self.wanted = wanted
    rest = self.line[...]
  }

  var wrong: ShareLineError { .unknown(line, wanted: wanted) }

  /// Returns the next word, which may be empty.
  mutating func word() -> Substring {
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }

  /// Returns the rest of the line.
  mutating func text() -> String {
    defer { rest = "" }
    return String(rest)
  }

  /// Parses a non-negative whole number of digits only.
  mutating func number() throws(ShareLineError) -> Int {
    let word = word()
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word) else {
      throw wrong
    }
    return number
  }

  /// Parses all further words as numbers.
  mutating func numbers() throws(ShareLineError) -> [Int] {
    var numbers: [Int] = []
    while !rest.isEmpty { numbers.append(try number()) }
    return numbers
  }

  mutating func name() throws(ShareLineError) -> SeatName {
    guard let name = SeatName(text()) else { throw wrong }
    return name
  }

  mutating func time() throws(ShareLineError) -> Duration {
    .nanoseconds(Int64(try number()))
  }

  /// Throws if the line has more words.
  func end() throws(ShareLineError) {
    if !rest.isEmpty { throw wrong }
  }

  /// Checks the version after the first word of a greeting.
  mutating func version() throws(ShareLineError) {
    let version = try number()
    if version != SharingLimits.version { throw .otherVersion(version) }
  }
}

extension Duration {
  /// The time in whole nanoseconds, for a line.
  var lineText: String { "\(max(0, clampedNanoseconds))" }
}
