import MemoryModel
import SeparatedValues

/// The reason why bytes are not a list of words, or why themes cannot be written as one.
public struct WordListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public let description: String

  init(_ sentence: String) { description = sentence }
}

extension WordListError {
  /// Returns the error for a list with fewer pairs than a theme needs, with the first reasons.
  static func tooFewPairs(_ found: String, _ remarks: [ImportRemark]) -> Self {
    let reasons = remarks.prefix(3).map { "; \($0)" }.joined()
    return Self("a theme needs at least 2 pairs, and \(found)\(reasons)")
  }

  /// Returns the error for a file with more bytes than the limit.
  static func tooLarge(limit: Int) -> Self {
    Self(
      "larger than \(limit >> 20) MiB; split the list into several files, each of at most "
        + "\(WordList.limit) pairs")
  }
}

extension String {
  /// The text in quotes, printable and shortened.
  var shownInQuotes: String { "\"\(printable(atMost: 40))\"" }
}
