import MemoryModel

/// The reason why bytes are not a list of words, or why themes cannot be written as one.
///
/// Lines count from 1; a record that spans several lines is named by its first.
public struct WordListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public let description: String

  init(_ sentence: String) { description = sentence }

  init(line: Int, _ reason: String) { self.init("line \(line): \(reason)") }
}

extension WordListError {
  /// Returns the error for a list with fewer pairs than a theme needs.
  static func tooFewPairs(_ found: String) -> Self {
    Self("a theme needs at least 2 pairs, and \(found)")
  }

  /// Returns the error for a file with more bytes than the limit.
  static func tooLarge(limit: Int) -> Self {
    Self(
      "larger than \(limit >> 20) MiB; split the list into several files, each of at most "
        + "\(WordList.limit) pairs")
  }

  /// Returns the error for two pairs that have the same face.
  static func sameFace(_ text: String, line: Int, other: Int) -> Self {
    Self(
      "lines \(other) and \(line): both have \(text.shownInQuotes), but a card belongs to one pair")
  }

  /// Returns the error for the value of a `#` line.
  static func badHeader(_ key: String, value: String, allowed: String, line: Int) -> Self {
    Self(line: line, "#\(key) must be \(allowed), not \(value.shownInQuotes)")
  }
}

extension String {
  /// The text in quotes, printable and shortened.
  var shownInQuotes: String { "\"\(printable(atMost: 40))\"" }
}
