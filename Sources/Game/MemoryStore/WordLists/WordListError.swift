import MemoryModel

/// The reason why bytes are not a list of words, or why themes cannot be written as one.
///
/// Lines count from 1; a record that spans several lines is named by its first.
public enum WordListError: Error, Hashable, Sendable {
  /// The list is not UTF-8; `byte` counts from 1 within the line.
  case notUTF8(line: Int, byte: Int)
  /// The list is UTF-16 without a byte order mark.
  case unmarkedUTF16
  /// The list begins as UTF-16, and has half a character at its end or half a surrogate pair.
  case malformedUTF16
  /// The list is UTF-32.
  case utf32
  /// The file has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The list has more elements than the limit; the text is their name in the plural.
  case tooMany(String, limit: Int)
  /// The list has fewer pairs than a theme needs.
  case tooFewPairs(Int)
  /// Fewer pairs than a theme needs are left without those whose pictures are unusable.
  case tooFewReadable(Int, [PhotoRemark])
  /// A quoted field has no closing quote.
  case openQuote(line: Int)
  /// A closing quote is followed by text; `opened` is the line of the opening quote.
  case textAfterQuote(line: Int, opened: Int)
  /// A line has more than two columns.
  case manyColumns(Int, line: Int)
  /// A line has one column and another has two.
  case mixedColumns(line: Int, other: Int)
  /// A line has a column without text.
  case emptyFace(line: Int)
  /// A face has more Unicode scalars than a card shows.
  case longFace(String, line: Int)
  /// A face has scalars that cannot be shown, such as control characters.
  case unprintable(String, line: Int)
  /// Two pairs have the same face.
  case sameFace(String, line: Int, other: Int)
  /// The value of a `#` line is malformed.
  case badHeader(String, value: String, allowed: String, line: Int)
  /// A list cannot hold the player's own pictures.
  case pictures(String)
  /// A list has one theme.
  case severalThemes(Int)
}

extension WordListError: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .notUTF8(let line, let byte):
      "line \(line), byte \(byte): not UTF-8, perhaps Latin-1; save the list as CSV UTF-8"
    case .unmarkedUTF16: "written in UTF-16 without its mark; save the list as CSV UTF-8"
    case .malformedUTF16: "written in UTF-16, but incomplete; save the list again as CSV UTF-8"
    case .utf32: "written in UTF-32; save the list as CSV UTF-8"
    case .tooLarge(let limit):
      """
      larger than \(limit >> 20) MiB; split the list into several files, each of at most \
      \(WordList.limit) pairs
      """
    case .tooMany(let things, let limit):
      "more than \(limit) \(things); split the list into several files"
    case .tooFewReadable(let count, let remarks):
      (["a theme needs at least 2 pairs, and \(count) can be shown"]
        + remarks.prefix(3).map { "\($0)" }).joined(separator: "; ")
    case .tooFewPairs(let count): "a theme needs at least 2 pairs, and this list has \(count)"
    case .openQuote(let line): "line \(line): the quote is never closed; end the column with one"
    case .textAfterQuote(let line, let opened):
      "line \(line): text after a closing quote\(opened == line ? "" : ", of line \(opened)"); "
        + "a quote inside of quotes is written twice"
    case .manyColumns(let count, let line):
      "line \(line): \(count) columns; a pair has two, or one if both cards show the same"
    case .mixedColumns(let line, let other):
      "line \(line): one column, but line \(other) has two; all lines need as many"
    case .emptyFace(let line):
      "line \(line): a column is empty; give it a text or leave out the line"
    case .longFace(let text, let line):
      """
      line \(line): \(quote(text)) has \(text.unicodeScalars.count) characters; \
      a card shows at most \(Face.longestSymbol)
      """
    case .unprintable(let text, let line):
      "line \(line): \(quote(text)) cannot be shown; leave out its control characters"
    case .sameFace(let text, let line, let other):
      "lines \(other) and \(line): both have \(quote(text)), but a card belongs to one pair"
    case .badHeader(let key, let value, let allowed, let line):
      "line \(line): #\(key) must be \(allowed), not \(quote(value))"
    case .pictures(let name):
      "a list of words cannot hold the pictures of \(quote(name)); write a file such as theme.tar"
    case .severalThemes(let count): "a list of words holds one theme, not \(count); name one"
    }
  }

  private func quote(_ text: String) -> String { "\"\(text.printable(atMost: 40))\"" }
}
