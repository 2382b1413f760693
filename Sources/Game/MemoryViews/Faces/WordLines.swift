/// A text broken into the lines of a narrow space: at blanks, and within words that are wider than
/// a line.
///
/// A word is broken with a hyphen where a syllable may begin, of the places that leave the fewest
/// lines the one nearest to their middle; between the characters of East Asia without a hyphen.
struct WordLines: Equatable {
  private(set) var lines: [String]

  /// - Parameters:
  ///   - text: The text; blanks at its ends are ignored.
  ///   - width: The columns of a line.
  init(_ text: String, width: Int) {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.approximateColumns + 1 + word.columns <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines += Self.pieces(of: word, width: max(1, width))
      }
    }
    self.lines = lines
  }

  /// Creates the lines of a text that has a number of rows.
  ///
  /// If they are more, wide words begin on the line before and end on the line of the next word, if
  /// that leaves as many lines as there are rows.
  init(_ text: String, width: Int, rows: Int) {
    self.init(text, width: width)
    guard lines.count > rows else { return }
    let filled = Self.filled(text, width: width)
    if filled.count <= rows, filled.allSatisfy({ $0.columns <= width }) { lines = filled }
  }

  private static func filled(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      var rest = word
      let room = lines.last.map { width - 1 - $0.columns } ?? 0
      if word.columns > width, let end = word.lastSyllable(after: room - 1) {
        lines[lines.count - 1] += " \(word[..<end])-"
        rest = word[end...]
      }
      while rest.columns > width, let end = rest.lastSyllable(after: width - 1) {
        lines.append("\(rest[..<end])-")
        rest = rest[end...]
      }
      if rest.startIndex == word.startIndex, rest.columns <= room {
        lines[lines.count - 1] += " \(rest)"
      } else {
        lines.append(String(rest))
      }
    }
  }

  /// Returns the number of lines of a text, by the columns of its words.
  static func count(of words: [Int], width: Int) -> Int {
    var (lines, used) = (0, Int.max)
    for word in words {
      if used < width, used + 1 + word <= width {
        used += 1 + word
      } else {
        let pieces = pieceCount(of: word, width: max(1, width))
        lines += pieces
        used = pieces == 1 ? word : width
      }
    }
    return lines
  }

  /// Returns the number of lines of a word, each of which but the last has a column for a hyphen.
  private static func pieceCount(of word: Int, width: Int) -> Int {
    if word <= width { return 1 }
    let step = max(1, width - 1)
    return 1 + (word - width + step - 1) / step
  }

  private static func pieces(of word: Substring, width: Int) -> [String] {
    let count = pieceCount(of: word.columns, width: width)
    guard count > 1, let end = firstBreak(in: word, into: count, width: width) else {
      return [String(word)]
    }
    let rest = pieces(of: word[end...], width: width)
    let first = word[..<end]
    let isHyphenated = width > 1 && first.last?.isIdeographic == false
    return [isHyphenated ? first + "-" : String(first)] + rest
  }

  /// Returns the end of the first of a number of lines: where a syllable may begin, if it may at
  /// any place that is early enough for a hyphen, and late enough for the other lines.
  private static func firstBreak(
    in word: Substring, into count: Int, width: Int
  ) -> Substring.Index? {
    let places = word.indices.dropFirst().filter { place in
      let hyphen = word[..<place].last?.isIdeographic == true ? 0 : 1
      return word[..<place].columns <= max(1, width - hyphen)
        && pieceCount(of: word[place...].columns, width: width) < count
    }
    let letters = word.count
    func distance(_ place: Substring.Index) -> Int {
      abs(count * word.distance(from: word.startIndex, to: place) - letters)
    }
    let syllables = places.filter { word.mayBeginSyllable(at: $0) }
    return (syllables.isEmpty ? places : syllables).min { distance($0) < distance($1) }
      ?? word.indices.dropFirst().first
  }
}

extension StringProtocol {
  /// The columns of the text, exact except for rare characters.
  var columns: Int { String(self).approximateColumns }
}

extension Character {
  /// True if lines may be broken beside the character without a hyphen.
  fileprivate var isIdeographic: Bool { String(self).approximateColumns > 1 }
}

extension Substring {
  /// Returns where the last syllable may begin that leaves at most a number of columns before it.
  fileprivate func lastSyllable(after columns: Int) -> Index? {
    indices.dropFirst().last { self[..<$0].columns <= columns && mayBeginSyllable(at: $0) }
  }

  /// Returns true if a syllable may begin at a place, at least two letters from both ends: there is
  /// a consonant, or two that begin a word, before a vowel.
  fileprivate func mayBeginSyllable(at place: Index) -> Bool {
    let before = distance(from: startIndex, to: place)
    let letters = self[place...].prefix(3).map { $0.lowercased() }
    guard before >= 2, letters.count == 3 || letters.count == 2,
      !Self.onsets.contains(self[..<place].suffix(1).lowercased() + letters[0]),
      !Self.vowels.contains(letters[0])
    else { return false }
    if Self.vowels.contains(letters[1]) { return true }
    return letters.count == 3 && Self.onsets.contains(letters[0] + letters[1])
      && Self.vowels.contains(letters[2])
  }

  private static let vowels = Set("aeiouyäöüáéíóúàèìòùâêîôûãõåæøœаеёиоуыэюя".map(String.init))

  private static let onsets = Set(
    [
      "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kn", "kr", "ph", "pl",
      "pr", "qu", "sch", "sh", "sk", "sl", "sp", "st", "th", "tr", "wh",
    ])
}
