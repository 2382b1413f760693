/// An ordered list of kinds: the faces that belong together, and the number of their cards.
///
/// A deck is always well formed, because its initializers throw for anything else. Whether its
/// copies come in whole matches depends on the rules: see `check(matchSize:)`.
///
///     try Deck(pairsOf: ["🐶", "🐱", "🐭"])                   // 6 cards
///     try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])  // word and translation
///     try Deck(setsOf: ["a", "b"], copies: 3)                 // triples
public struct Deck<Face: Hashable>: Hashable {
  /// A set of cards that match each other.
  ///
  /// The kind's j-th card shows `faces[j % faces.count]`.
  public struct Kind: Hashable {
    /// The faces of the kind's cards, in turns; at least one in a deck.
    public let faces: [Face]
    /// The number of the kind's cards; above zero in a deck.
    public let copies: Int

    /// Creates a kind without checks; the deck throws for an invalid one.
    public init(faces: [Face], copies: Int) {
      self.faces = faces
      self.copies = copies
    }
  }

  /// The kinds in order; a kind's number is its index.
  public let kinds: [Kind]

  /// The largest number of cards in a deck; a card's id has 16 bits.
  public static var maximumCardCount: Int { 65_535 }

  /// Creates a deck of any kinds.
  ///
  /// - Throws: `DeckError` with the place of the first error, in deck order.
  public init(kinds: [Kind]) throws(DeckError) {
    try Self.validate(kinds)
    self.kinds = kinds
  }

  /// The number of cards of all kinds.
  public var cardCount: Int {
    kinds.reduce(0) { $0 + $1.copies }
  }

  /// Throws an error unless the number of cards of every kind is a multiple of the size of a match.
  ///
  /// - Throws: `DeckError.copiesNotInMatches` for the first kind that does not.
  public func check(matchSize: Int) throws(DeckError) {
    for (number, kind) in kinds.enumerated() where !kind.copies.isMultiple(of: matchSize) {
      throw .copiesNotInMatches(kind: number, copies: kind.copies, matchSize: matchSize)
    }
  }
}

extension Deck {
  /// Creates a deck with two cards of each face, as in the classic game.
  public init(pairsOf faces: some Sequence<Face>) throws(DeckError) {
    try self.init(setsOf: faces, copies: 2)
  }

  /// Creates a deck with the same number of cards of each face.
  public init(setsOf faces: some Sequence<Face>, copies: Int) throws(DeckError) {
    try self.init(kinds: faces.map { Kind(faces: [$0], copies: copies) })
  }

  /// Creates a deck of pairs with two faces, such as a word and its translation.
  public init(matching pairs: some Sequence<(Face, Face)>) throws(DeckError) {
    try self.init(kinds: pairs.map { Kind(faces: [$0.0, $0.1], copies: 2) })
  }
}

extension Deck.Kind: Sendable where Face: Sendable {}
extension Deck: Sendable where Face: Sendable {}

// Encoded as `{"kinds":[{"faces":["🐶"],"copies":2}, …]}`. Decoding uses the checking initializer,
// so that a file cannot contain a deck that code could not build.
extension Deck.Kind: Encodable where Face: Encodable {}
extension Deck.Kind: Decodable where Face: Decodable {}
extension Deck: Encodable where Face: Encodable {}
extension Deck: Decodable where Face: Decodable {
  /// Decodes the kinds, and throws `DeckError` if they are not a valid deck; a kind may not have
  /// more faces than cards, of which some would never be shown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kinds = try container.decode([Kind].self, forKey: .kinds)
    if let kind = kinds.firstIndex(where: { $0.copies > 0 && $0.faces.count > $0.copies }) {
      throw DecodingError.dataCorruptedError(
        forKey: .kinds, in: container,
        debugDescription: "kind \(kind) has \(kinds[kind].faces.count) faces for "
          + "\(kinds[kind].copies) cards")
    }
    try self.init(kinds: kinds)
  }
}
