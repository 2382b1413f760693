public import MemoryEngine

extension Theme {
  /// The deck that a seed takes from this theme.
  ///
  /// Which kinds and in what order is drawn from the seed's own stream for faces, so the same deal
  /// shows other faces in another theme, but never lies differently.
  ///
  /// - Parameters:
  ///   - kinds: How many kinds; at most as many as `kindFaces` has.
  ///   - copies: Cards of each kind.
  ///   - seed: The seed of the deal.
  ///   - game: Which of the seed's games it is for.
  /// - Returns: Kinds of one face each, or of two when the theme has second faces.
  /// - Throws: `DeckError` for a deck that cannot be.
  public func deck(
    kinds: Int, copies: Int, seed: Seed, game: UInt64 = 0
  ) throws(DeckError) -> Deck<Face> {
    var generator = SeededGenerator(seed: seed.number, game: game, for: .faces)
    var faces = kindFaces
    var order = faces.mutableSpan
    order.shuffle(using: &generator)
    return try Deck(kinds: faces.prefix(kinds).map { Deck.Kind(faces: $0, copies: copies) })
  }

  /// A theme of the numbers from 1 on, for games larger than any list of faces.
  public static func numbers(_ count: Int) -> Theme {
    Theme(
      id: "numbers", name: "Numbers", faces: (0..<max(0, count)).map { Face("\($0 + 1)") },
      pairs: count, color: Color(rgb: 0x60_7D8B))
  }
}

extension Face: Codable {
  /// A face is written as its symbol alone, and finds its word again when it is read.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(symbol)
  }
}
