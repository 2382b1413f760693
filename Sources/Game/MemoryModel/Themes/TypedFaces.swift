/// The faces in a text that a player types or pastes.
public struct TypedFaces {
  /// A face and, in a theme with second faces, its partner.
  public struct Entry: Hashable {
    /// The face of the first card, and of the second card too if there is no partner.
    public let face: Face
    /// The face of the second card, if it differs from that of the first card.
    public var partner: Face?
  }

  /// The entries, in the order of the text.
  public let entries: [Entry]

  /// Parses symbols and words, separated by spaces, commas or newlines.
  ///
  /// Symbols such as emoji need no separator: `🐶🐱 dog` is three faces. Of equal symbols only the
  /// first counts.
  public init(symbolsIn text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," }
    self.init(words.flatMap(\.pieces).map { Entry(face: Face($0)) })
  }

  /// Parses pairs such as `dog = Hund`, separated by commas or newlines.
  ///
  /// A face without a partner is its own partner. Duplicates are dropped.
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
  /// The text split before and after each symbol.
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
  /// True if the character is a picture rather than part of a word.
  var isPictorial: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return true }
    switch first.properties.generalCategory {
    case .otherSymbol, .mathSymbol: return true
    default: return false
    }
  }
}
