/// The choice of the character between the columns of a list.
enum WordListSeparator {
  /// The number of records by which the separator is chosen.
  private static let sampleSize = 20

  /// The names that Anki has for separators, in lower case.
  static let names: [String: UInt8] = [
    "tab": .tab, "comma": .comma, "semicolon": .semicolon, "space": .space,
    "pipe": UInt8(ascii: "|"), "colon": UInt8(ascii: ":"),
  ]

  /// Returns the separator that splits the most of the first records; of equal ones, the first of
  /// tab, semicolon and comma.
  ///
  /// A separator in less than half of the records is part of the words. If there is no separator,
  /// the list has one column.
  static func best(for text: WordListText) -> UInt8 {
    var best = (separator: UInt8.none, split: 0)
    for separator in [UInt8.tab, .semicolon, .comma] {
      let (count, split) = sample(of: text, separatedBy: separator)
      if split * 2 >= count, split > best.split { best = (separator, split) }
    }
    return best.separator
  }

  /// Returns the number of the first records, and how many of them the separator splits.
  ///
  /// A record with a mistake in its quotes counts as split, so that the mistake is reported instead
  /// of taking the line as one word; it is the last one.
  private static func sample(
    of text: WordListText, separatedBy separator: UInt8
  ) -> (count: Int, split: Int) {
    var records = WordListRecords(text, separatedBy: separator)
    var (count, split) = (0, 0)
    do {
      while count < sampleSize, let item = try records.next() {
        guard case .record(let fields, _) = item else { continue }
        count += 1
        if fields.count > 1 { split += 1 }
      }
      return (count, split)
    } catch {
      return (count + 1, split + 1)
    }
  }
}
