/// Faces as a player types or pastes them.
public struct TypedFaces {
  /// A face and, in a theme with second faces, its partner.
  public struct Entry: Hashable {
    /// What the first card of the pair shows, and the second as well without a partner.
    public let face: Face
    /// What the other card of the pair shows, if that is another face.
    public var partner: Face?
  }

  /// In the order typed.
  public let entries: [Entry]

  /// Reads single symbols and words, with spaces, commas or new lines between them.
  ///
  /// Symbols such as emoji need nothing between them: `🐶🐱 dog` is three faces. Only the first of
  /// equal ones counts.
  public init(symbolsIn text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    self.init(words.flatMap(\.pieces).map { Entry(face: Face($0)) })
  }

  /// Reads pairs such as `dog = Hund`, with commas or new lines between them.
  ///
  /// A face without a partner is its own.
  public init(pairsIn text: String) {
    let pairs = text.split { $0.isNewline || $0 == "," }
    self.init(
      pairs.compactMap { pair in
        let parts = pair.split(separator: "=", maxSplits: 1).map(\.trimmed).filter { !$0.isEmpty }
        guard let face = parts.first.map({ Face($0) }) else { return nil }
        return Entry(face: face, partner: parts.count > 1 ? Face(parts[1]) : face)
      })
  }

  private init(_ entries: [Entry]) {
    var symbols: Set<String> = []
    self.entries = entries.filter { symbols.insert($0.face.symbol).inserted }
  }
}

extension StringProtocol {
  /// The text cut before and after each symbol, what lies between them uncut.
  fileprivate var pieces: [String] {
    var pieces: [String] = []
    var isWord = false
    for character in self {
      if isWord && !character.isPictorial {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isWord = !character.isPictorial
    }
    return pieces
  }
}

extension Character {
  /// Whether it is a picture rather than a part of a word.
  fileprivate var isPictorial: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
    switch first.properties.generalCategory {
    case .otherSymbol, .mathSymbol: return true
    default: return false
    }
  }
}
