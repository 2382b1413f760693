/// What one card shows: a symbol, and a word for where the symbol cannot go.
public struct Face: Hashable, Sendable {
  /// The most scalars a symbol may have.
  public static let longestSymbol = 32
  /// The most letters a word may have.
  public static let longestWord = 64

  /// What the card shows, such as 🐶.
  public let symbol: String
  /// Plain ASCII such as `dog`, spoken in line mode and shown by terminals that lack the symbol.
  public let word: String
  /// What is shown in place of the symbol where there is room for it and it is kept here; nil for
  /// the picture that a font has of the symbol.
  public var picture: FacePicture?

  /// Makes a face of any texts; `Theme.problems` tells of those that cannot be shown.
  public init(symbol: String, word: String, picture: FacePicture? = nil) {
    self.symbol = symbol
    self.word = word
    self.picture = picture
  }

  /// A face that finds its own word.
  ///
  /// Plain ASCII text is its own word. Any other symbol is called by the lower-case Unicode names
  /// of its scalars, marks and joiners left out, letters by their sound alone; a scalar without a
  /// name by its number.
  ///
  ///     Face("42").word        // 42
  ///     Face("🐶").word        // dog face
  ///     Face("Übung").word     // ubung
  ///     Face("\u{F8FF}").word  // u+f8ff
  public init(_ symbol: String) {
    self.init(symbol: symbol, word: symbol.isPlainASCII ? symbol : Self.word(for: symbol))
  }

  /// A symbol besides some: the one wished for, or the same with a number from 2 on behind it, cut
  /// where both would be too long.
  public static func freeSymbol(for symbol: String, besides taken: Set<String>) -> String {
    guard taken.contains(symbol) else { return symbol }
    let numbered = (2...taken.count + 2).lazy.map { number in
      let suffix = " \(number)"
      let room = longestSymbol - suffix.unicodeScalars.count
      return String(String.UnicodeScalarView(symbol.unicodeScalars.prefix(room))) + suffix
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
  /// Whether this scalar only changes how its neighbours look.
  fileprivate var isSilent: Bool { isMark || properties.generalCategory == .format }

  fileprivate var spoken: String {
    if String(self).isPlainASCII { return String(self) }
    return sound ?? properties.name ?? code
  }

  /// What a letter is called within its script: `E` for `LATIN SMALL LETTER E WITH ACUTE`.
  fileprivate var sound: String? {
    let words = (properties.name ?? "").split(separator: " ")
    guard let letter = words.firstIndex(of: "LETTER") else { return nil }
    let sound = words[(letter + 1)...].prefix { $0 != "WITH" }.joined(separator: " ")
    return sound.isEmpty ? nil : sound
  }

  fileprivate var code: String { "u+\(String(value, radix: 16))" }
}
