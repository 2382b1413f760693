import MemoryModel

/// The columns of a list, and those of them that are on the cards.
struct WordListColumns: Hashable, Sendable {
  /// The headings, as far as the list has some.
  let names: [String]
  /// The indices of the columns on the cards: of each card of a pair, or one for both.
  let chosen: [Int]
  /// The number of the columns.
  let count: Int
  /// The line of the headings; nil if the list names its columns in a comment, or not at all.
  private(set) var headingsLine: Int?

  /// The number of columns that are looked at.
  static let most = 64

  /// Finds the columns of a list.
  ///
  /// Without a choice they are the first two that are texts: with a heading of words if there are
  /// headings, filled in most lines, and no numbers that count up, sounds, or the same text in each
  /// line. A rule that leaves less than two columns does not count.
  ///
  /// - Parameters:
  ///   - records: The first records.
  ///   - header: The values of the list's comments.
  ///   - wanted: The numbers or headings that the player chose; none to find the columns.
  /// - Throws: `WordListError` for a column that the list does not have.
  init(
    _ records: [WordListRecord], _ header: WordListHeader, chosen wanted: [String]
  ) throws(WordListError) {
    var rows = records
    if let names = header.columnNames {
      self.names = names
    } else if let first = rows.first,
      first.areNamed(wanted)
        || header.allowsHeadings && first.areHeadings(above: rows.dropFirst().first)
    {
      names = first.texts
      headingsLine = first.line
      rows.removeFirst()
    } else {
      names = []
    }
    let width = min(Self.most, max(1, names.count, rows.map(\.fields.count).max() ?? 1))
    count = width
    guard wanted.isEmpty else {
      chosen = try Self.indices(of: wanted, names, width)
      return
    }
    var found = (0..<width).filter { index in
      !header.skippedColumns.contains(index) && rows.contains { !$0.text(index).isEmpty }
    }
    let names = names
    found.keep { !ColumnNames.areOfOthers(names.indices.contains($0) ? names[$0] : "") }
    found.keep { index in rows.count { !$0.text(index).isEmpty } * 2 >= rows.count }
    found.keep { index in !rows.map { $0.text(index) }.areMarks }
    chosen = found.isEmpty ? [0] : Array(found.prefix(2))
  }

  private static func indices(
    of wanted: [String], _ names: [String], _ width: Int
  ) throws(WordListError) -> [Int] {
    try wanted.map { name throws(WordListError) in
      let named = names.firstIndex { $0.lowercased() == name.trimmed.lowercased() }
      if let named { return named }
      if let number = Int(name.trimmed), (1...width).contains(number) { return number - 1 }
      let all = names.isEmpty ? "" : ": \(names.map { $0.printable(atMost: 40) }.joined(", "))"
      throw WordListError(
        "there is no column \(name.shownInQuotes); the list has \(width)\(all)")
    }
  }

  /// Returns the column with its heading, such as `column 3 (Lesson)`.
  func title(_ index: Int) -> String {
    let name = names.indices.contains(index) ? names[index] : ""
    return "column \(index + 1)" + (name.isEmpty ? "" : " (\(name.printable(atMost: 40)))")
  }
}

/// A record of a list with its line.
struct WordListRecord: Hashable, Sendable {
  let fields: [String]
  let line: Int

  /// The fields without the spaces around them, and no longer than a card's text: to compare a
  /// letter with 10,000 marks takes seconds.
  var texts: [String] { fields.prefix(WordListColumns.most).map(\.withinTextLimit.trimmed) }

  /// Returns the field of a column; an empty one if the record is shorter.
  func text(_ column: Int) -> String {
    fields.indices.contains(column) ? fields[column].withinTextLimit.trimmed : ""
  }

  /// Returns true if the record has all headings that the player names, and there are some.
  fileprivate func areNamed(_ wanted: [String]) -> Bool {
    let names = Set(texts.map { $0.lowercased() })
    let wantedNames = wanted.map { $0.trimmed.lowercased() }.filter { Int($0) == nil }
    return !wantedNames.isEmpty && wantedNames.allSatisfy(names.contains)
  }

  /// Returns true if two columns or more, at least half of all, have known names, and those of the
  /// next record do not.
  fileprivate func areHeadings(above next: WordListRecord?) -> Bool {
    nameColumns && next.map { !$0.nameColumns } ?? false
  }

  private var nameColumns: Bool {
    let known = texts.count(where: ColumnNames.areKnown)
    return known >= 2 && known * 2 >= texts.count { !$0.isEmpty }
  }
}

extension [Int] {
  /// Keeps the columns that are as they should be, unless less than two are left.
  fileprivate mutating func keep(_ isFine: (Int) -> Bool) {
    let fine = filter(isFine)
    if fine.count >= 2 { self = fine }
  }
}

extension [String] {
  /// True if the texts of a column are no words: numbers that count up, sounds, or all the same.
  fileprivate var areMarks: Bool {
    let texts = filter { !$0.isEmpty }
    if texts.allSatisfy({ $0.hasPrefix("[sound:") }) { return true }
    if texts.count > 2, Set(texts).count == 1 { return true }
    let numbers = texts.compactMap { Int($0.hasSuffix(".") ? String($0.dropLast()) : $0) }
    return numbers.count == texts.count && zip(numbers, numbers.dropFirst()).allSatisfy(<=)
  }

  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}
