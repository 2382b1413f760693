/// The choice of the picture, or of its word in a language, for each of the two cards of a pair.
public struct ThemeSides: Hashable, Sendable {
  /// The language of the word on the first card; nil for the picture.
  public let first: WordLanguage?
  /// The language of the word on the second card; nil for the picture.
  public let second: WordLanguage?

  /// Creates sides from two languages, each nil for the picture.
  public init(_ first: WordLanguage?, _ second: WordLanguage?) {
    self.first = first
    self.second = second
  }

  // Written out, because the comparison of raw representable types would compare the spellings.
  public static func == (one: Self, other: Self) -> Bool {
    one.first == other.first && one.second == other.second
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(second)
  }

  /// The picture on both cards.
  public static let same = Self(nil, nil)
  /// The picture on one card and its word on the other.
  public static let word = Self(nil, .english)
  /// The word on both cards.
  public static let both = Self(.english, .english)

  /// Returns these sides with words in a language, unless they name other languages than English.
  public func inWords(of language: WordLanguage) -> ThemeSides {
    switch self {
    case .word: Self(nil, language)
    case .both: Self(language, language)
    default: self
    }
  }

  /// Returns the sides that a player chooses from: those of every theme, and in another language
  /// than English the pairs of translations.
  public static func choices(in language: WordLanguage) -> [ThemeSides] {
    allCases + (language == .english ? [] : [Self(.english, language)])
  }
}

extension ThemeSides: RawRepresentable, CaseIterable, SettingValue {
  /// The sides that need no language.
  public static let allCases = [same, word, both]
  private static let pictureCode = "picture"

  /// The spelling: `same`, `word` or `both`, or two languages such as `en,de` or `picture,de`.
  public var rawValue: String {
    switch self {
    case .same: "same"
    case .word: "word"
    case .both: "both"
    default: "\(first?.rawValue ?? Self.pictureCode),\(second?.rawValue ?? Self.pictureCode)"
    }
  }

  /// Parses a spelling; nil if it is malformed.
  public init?(rawValue: String) {
    if let usual = Self.allCases.first(where: { $0.rawValue == rawValue }) {
      self = usual
      return
    }
    let codes = rawValue.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let languages = codes.map(WordLanguage.init(rawValue:))
    guard codes.count == 2, !zip(codes, languages).contains(where: Self.isUnknown) else {
      return nil
    }
    self.init(languages[0], languages[1])
  }

  private static func isUnknown(_ code: String, _ language: WordLanguage?) -> Bool {
    language == nil && code != pictureCode
  }
}

extension ThemeSides {
  /// The title for players.
  public var title: String {
    switch (first, second) {
    case (nil, nil): "Pictures"
    case (nil, let language?), (let language?, nil): "Picture and word\(language.inTitle)"
    case (let first?, let second?) where first == second: "Words\(first.inTitle)"
    case (let first?, let second?): "\(first.title) and \(second.title)"
    }
  }

  /// The title after the name of a theme: empty for the pictures that every theme has.
  public var inTitle: String {
    switch (first, second) {
    case (nil, nil): ""
    case (nil, let language?), (let language?, nil): " (pictures and words\(language.inTitle))"
    case (let first?, let second?) where first == second: " (words\(first.inTitle))"
    case (let first?, let second?): " (\(first.title) and \(second.title))"
    }
  }

  /// The meaning for players, as part of a sentence.
  public var summary: String {
    switch (first, second) {
    case (nil, nil): "both cards of a pair show the picture"
    case (nil, let language?), (let language?, nil):
      "one card shows the picture, the other its word\(language.inTitle)"
    case (let first?, let second?) where first == second:
      "both cards of a pair show the word\(first.inTitle)"
    case (let first?, let second?):
      "one card shows the word in \(first.title), the other in \(second.title)"
    }
  }
}

extension WordLanguage {
  fileprivate var inTitle: String { self == .english ? "" : " in \(title)" }
}

extension Theme {
  /// True if words can replace pictures: both cards of a pair show the same picture, and every word
  /// is different.
  public var hasWordSides: Bool { sides != .same || has(.both) }

  /// Returns true if the theme can be played with some sides: both cards of a pair show the same
  /// picture, and no text is on cards of two pairs.
  public func has(_ sides: ThemeSides) -> Bool {
    guard sides != .same else { return true }
    guard secondFaces == nil, faces.allSatisfy(\.hasWordSide) else { return false }
    let languages = Set([sides.first, sides.second].compactMap { $0 })
    let texts = faces.map { face in Set(languages.map { face.shownWord(in: $0).lowercased() }) }
    return texts.reduce(0) { $0 + $1.count } == texts.reduce(Set<String>()) { $0.union($1) }.count
  }

  /// Returns this theme with other sides and the words of a language, or with pictures if its words
  /// cannot replace them.
  ///
  /// Id, name, number of pairs and colour stay. The result of other sides has no removed faces. No
  /// result is meant for a library; a theme that has sides already is unchanged.
  ///
  /// - Parameters:
  ///   - sides: The sides of the cards.
  ///   - language: The language of words, unless the sides name one.
  /// - Returns: The theme to deal.
  public func with(_ sides: ThemeSides, in language: WordLanguage = .english) -> Theme {
    guard self.sides == .same else { return self }
    let sides = sides.inWords(of: language)
    guard sides != .same, has(sides) else { return worded(in: language) }
    let first = faces.map { $0.side(in: sides.first, naming: sides.second ?? language) }
    let second = faces.map { $0.side(in: sides.second, naming: sides.first ?? language) }
    var theme = Theme(
      id: id, name: name, faces: first, secondFaces: sides.first == sides.second ? nil : second,
      pairs: pairs, color: color)
    theme.cover = cover
    theme.sides = sides
    return theme
  }
}

extension Face {
  fileprivate var hasWordSide: Bool { picture != nil || !isText }

  /// Returns the word on a card: the name of the player's own picture, which may have any letters.
  fileprivate func shownWord(in language: WordLanguage) -> String {
    picture == nil ? word(in: language) : symbol
  }

  /// Returns the face of a card with the word in a language, or with the picture for no language.
  fileprivate func side(in language: WordLanguage?, naming other: WordLanguage) -> Face {
    guard let language else { return pictureSide(in: other) }
    return Face(shownWord(in: language))
  }

  /// Returns this face with texts that differ from those of the word's card.
  private func pictureSide(in language: WordLanguage) -> Face {
    let word = word(in: language)
    let spoken = String("picture of \(word)".prefix(Self.longestWord))
    guard picture != nil else { return Face(symbol: symbol, word: spoken, picture: picture) }
    return Face(
      symbol: "picture of \(symbol)".withinTextLimit, word: spoken, picture: picture)
  }
}
