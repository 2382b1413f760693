package import SeparatedValues

/// The properties of a list of words that its importer knows.
package struct WordListFormat: Hashable, Sendable {
  /// The columns of the two cards, or of both, each by its number from 1 or by its heading; none to
  /// find them.
  package var columns: [String] = []
  /// The encoding of the file; nil to tell it from the bytes.
  package var encoding: TextEncoding?

  package init(columns: [String] = [], encoding: TextEncoding? = nil) {
    self.columns = columns
    self.encoding = encoding
  }
}
