public import MemoryEngine

extension Theme {
  /// Returns the deck that a seed draws from this theme.
  ///
  /// The kinds and their order are drawn from the seed's stream for faces, so that the same deal
  /// has other faces in another theme, but the same places.
  ///
  /// - Parameters:
  ///   - kinds: The number of kinds.
  ///   - copies: The number of cards of each kind.
  ///   - seed: The seed of the deal.
  ///   - game: The number of the seed's game.
  ///   - pairs: The kinds to draw from, if not all; each has the faces of one of `kindFaces`.
  /// - Returns: A deck with one face per kind, or two if the theme has second faces.
  /// - Throws: `ThemeError` if there are too few faces, `DeckError` for an impossible deck.
  public func deck(
    kinds: Int, copies: Int, seed: Seed, game: UInt64 = 0, among pairs: [[Face]]? = nil
  ) throws -> Deck<Face> {
    var faces = pairs ?? kindFaces
    guard kinds <= faces.count else {
      throw ThemeError.tooFewFaces(theme: id, kinds: faces.count, wanted: kinds)
    }
    var generator = SeededGenerator(seed: seed.number, game: game, for: .faces)
    var order = faces.mutableSpan
    order.shuffle(using: &generator)
    return try Deck(kinds: faces.prefix(max(0, kinds)).map { Deck.Kind(faces: $0, copies: copies) })
  }

  /// Returns a theme of the numbers from 1 on, for games larger than any list of faces.
  public static func numbers(_ count: Int) -> Theme {
    Theme(
      id: "numbers", name: "Numbers", faces: (0..<max(0, count)).map { Face("\($0 + 1)") },
      pairs: count, color: Color(rgb: 0x60_7D8B))
  }
}

/// The reason why a theme cannot be dealt.
public enum ThemeError: Error, Hashable, Sendable {
  /// The theme has fewer kinds than wanted.
  case tooFewFaces(theme: String, kinds: Int, wanted: Int)
}

extension ThemeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooFewFaces(let theme, let kinds, let wanted):
      "the theme \(theme.printable(atMost: 60)) has faces for \(kinds) kinds, not for \(wanted)"
    }
  }
}

extension Face: Codable {
  private static let builtIn = Dictionary(
    Theme.builtIn.flatMap(\.kindFaces).joined().map { ($0.symbol, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Decodes a face from its symbol alone; its word is that of the first built-in theme with the
  /// symbol, or derived.
  ///
  /// Throws for a symbol that is empty or beyond `TextLimit`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let symbol = try container.decode(String.self)
    guard !symbol.isEmpty else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a face is empty")
    }
    guard symbol.isWithinTextLimit else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "a face has more than \(TextLimit.letters) letters or \(TextLimit.scalars) scalars")
    }
    self.init(known: symbol)
  }

  /// Creates a face from its symbol; its word is that of the first built-in theme with the symbol,
  /// or derived.
  public init(known symbol: String) {
    self = Self.builtIn[symbol] ?? Face(symbol)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(symbol)
  }
}

extension Theme {
  /// A hash of the faces that a theme deals, the same on every machine.
  ///
  /// The `Fingerprint` (FNV-1a) of the kinds in order: for each of a kind's faces the UTF-8 bytes
  /// of its symbol and the byte FF, and after each kind the byte FE, neither of which is in any
  /// UTF-8. Id, name, number of pairs, colour, cover, words and removed faces do not count.
  public var digest: UInt64 {
    var fingerprint = Fingerprint()
    for kind in kindFaces {
      for face in kind {
        fingerprint.add(face.symbol)
        fingerprint.add(0xFF)
      }
      fingerprint.add(0xFE)
    }
    return fingerprint.number
  }
}
