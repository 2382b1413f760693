/// The face of a card: a symbol, and a word where the symbol cannot be shown.
public struct Face: Hashable, Sendable {
  /// The length limit of a symbol in letters, which together have at most `TextLimit.scalars`.
  public static let longestSymbol = TextLimit.letters
  /// The length limit of a word in letters.
  public static let longestWord = 64

  /// The symbol, such as 🐶.
  public let symbol: String
  /// The word, plain ASCII such as `dog`, for line mode, speech and terminals without the symbol.
  public let word: String
  /// The player's own picture, shown instead of the symbol on a card that is large enough; nil for
  /// the picture that a font has of the symbol.
  public var picture: FacePicture?

  /// Creates a face of any texts; `Theme.problems` reports those that cannot be shown.
  public init(symbol: String, word: String, picture: FacePicture? = nil) {
    self.symbol = symbol
    self.word = word
    self.picture = picture
  }

  /// Creates a face whose word is derived from its symbol.
  ///
  /// A plain ASCII text is its own word. The word of any other symbol is made of the lower-case
  /// Unicode names of its scalars, without marks and joiners; a letter is named by its sound alone,
  /// a tag of a flag by its letter, and a scalar without a name by its number.
  ///
  ///     Face("42").word        // 42
  ///     Face("🐶").word        // dog face
  ///     Face("Übung").word     // ubung
  ///     Face("\u{F8FF}").word  // u+f8ff
  public init(_ symbol: String) {
    self.init(symbol: symbol, word: symbol.isPlainASCII ? symbol : Self.word(for: symbol))
  }

  /// True if the symbol is a word or a letter rather than a picture such as 🐶.
  public var isText: Bool { symbol.first.map { !$0.isPictorial } ?? false }

  /// True if the word is the symbol itself, or what remains of its letters in ASCII.
  public var spellsSymbol: Bool { word == symbol || isText && word == Face(symbol).word }

  /// Returns a symbol that is not taken: the given one, or the same with a number from 2 on,
  /// shortened if both would be too long.
  public static func freeSymbol(for symbol: String, besides taken: Set<String>) -> String {
    guard taken.contains(symbol) else { return symbol }
    let numbered = (2...taken.count + 2).lazy.map { number in
      let suffix = " \(number)"
      return String(symbol.prefix(longestSymbol - suffix.count)) + suffix
    }
    return numbered.first { !taken.contains($0) } ?? symbol
  }

  private static func word(for symbol: String) -> String {
    var word = ""
    var wasLetter = true
    for scalar in symbol.unicodeScalars where !scalar.isSilent {
      let isLetter = scalar.isASCII || scalar.sound != nil
      if !word.isEmpty && !(isLetter && wasLetter) { word += " " }
      word += scalar.spoken
      wasLetter = isLetter
      if word.utf8.count >= longestWord { break }
    }
    if word.isEmpty { word = symbol.unicodeScalars.first?.code ?? "" }
    return String(word.lowercased().prefix(longestWord))
  }
}

extension Unicode.Scalar {
  /// True if the scalar only changes the appearance of its neighbours.
  fileprivate var isSilent: Bool { !isASCII && !isLatin && hasSilentCategory }

  private var hasSilentCategory: Bool {
    isMark || properties.generalCategory == .format && tagLetter == nil
  }

  /// The letter or digit of a tag, which spells the region of a flag.
  private var tagLetter: String? {
    let isTag = (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value)
    return isTag ? Unicode.Scalar(value - 0xE0000).map { String($0) } : nil
  }

  fileprivate var spoken: String {
    if 0x20...0x7E ~= value { return String(self) }
    return sound ?? properties.name ?? code
  }

  /// The name of a letter within its script: `E` for `LATIN SMALL LETTER E WITH ACUTE`.
  fileprivate var sound: String? {
    if isLatin {
      let letter = Self.latinLetters[Int(value) - 0xC0]
      if letter != UInt8(ascii: ".") { return String(Unicode.Scalar(letter)) }
    }
    if let spelling = Self.spellings[self] ?? tagLetter { return spelling }
    let words = (properties.name ?? "").split(separator: " ")
    guard let letter = words.firstIndex(of: "LETTER") else { return nil }
    // A small kana sounds like the usual one.
    let sound = words[(letter + 1)...].prefix { $0 != "WITH" }.filter { $0 != "SMALL" }
      .joined(separator: " ")
    return sound.isEmpty ? nil : sound
  }

  /// True from À to ſ, whose sounds are mostly in `latinLetters`.
  private var isLatin: Bool { 0xC0...0x17F ~= value }

  /// The sounds of the letters from À to ſ, as their Unicode names give them, since names are slow
  /// to look up; a dot stands for a longer sound, and for no letter.
  private static let latinLetters = Array(
    """
    AAAAAA.CEEEEIIII.NOOOOO.OUUUUY..AAAAAA.CEEEEIIII.NOOOOO.OUUUUY.Y\
    AAAAAACCCCCCCCDDDDEEEEEEEEEEGGGGGGGGHHHHIIIIIIIII...JJKK.LLLLLLLLLLNNNNNN...OOOOOO..\
    RRRRRRSSSSSSSSTTTTTTUUUUUUUUUUUUWWYYYZZZZZZ.
    """.utf8)

  /// The spellings of Latin letters that are named by their shape, and of the signs of decks.
  private static let spellings: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "ı": "i", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "×": "x", "●": "*",
    "ー": "-",
  ]

  fileprivate var code: String { "u+\(String(value, radix: 16))" }
}
