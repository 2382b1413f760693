/// The choice of what the two cards of a pair show in a theme of pictures.
public enum ThemeSides: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// The picture on both cards.
  case same
  /// The picture on one card and its word on the other.
  case word
  /// The word on both cards.
  case both

  /// The title for players.
  public var title: String {
    switch self {
    case .same: "Pictures"
    case .word: "Picture and word"
    case .both: "Words"
    }
  }

  /// The title after the name of a theme: empty for the pictures that every theme has.
  public var inTitle: String {
    switch self {
    case .same: ""
    case .word: " (pictures and words)"
    case .both: " (words)"
    }
  }

  /// The meaning for players, as part of a sentence.
  public var summary: String {
    switch self {
    case .same: "both cards of a pair show the picture"
    case .word: "one card shows the picture, the other its word"
    case .both: "both cards of a pair show the word"
    }
  }
}

extension Theme {
  /// True if words can replace pictures: both cards of a pair show the same picture, and every word
  /// is different.
  public var hasWordSides: Bool {
    if sides != .same { return true }
    guard secondFaces == nil else { return false }
    var words: Set<String> = []
    return faces.allSatisfy { face in
      face.hasWordSide && words.insert(face.shownWord.lowercased()).inserted
    }
  }

  /// Returns this theme with other sides, or unchanged if its words cannot replace its pictures.
  ///
  /// Id, name, number of pairs and colour stay. The result has no removed faces, and is not meant
  /// for a library; a theme that has sides already is unchanged.
  public func with(_ sides: ThemeSides) -> Theme {
    guard sides != .same, self.sides == .same, hasWordSides else { return self }
    let words = faces.map { Face($0.shownWord) }
    var theme = Theme(
      id: id, name: name, faces: sides == .word ? faces.map(\.pictureSide) : words,
      secondFaces: sides == .word ? words : nil, pairs: pairs, color: color)
    theme.cover = cover
    theme.sides = sides
    return theme
  }
}

extension Face {
  fileprivate var hasWordSide: Bool { picture != nil || !isText }

  /// The word on a card: the name of the player's own picture, which may have any letters.
  fileprivate var shownWord: String { picture == nil ? word : symbol }

  /// This face with texts that differ from those of the word's card.
  fileprivate var pictureSide: Face {
    let spoken = String("picture of \(word)".prefix(Self.longestWord))
    guard picture != nil else { return Face(symbol: symbol, word: spoken, picture: picture) }
    let name = "picture of \(symbol)".unicodeScalars.prefix(Self.longestSymbol)
    return Face(
      symbol: String(String.UnicodeScalarView(name)), word: spoken, picture: picture)
  }
}
