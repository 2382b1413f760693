/// An ordered list of kinds: which faces belong together, and how many cards show them.
///
/// A deck is always well formed, because its initializers refuse anything else. Whether its copies
/// can be taken in whole matches depends on the rules, so that is asked with `check(matchSize:)`.
///
///     try Deck(pairsOf: ["🐶", "🐱", "🐭"])                   // 6 cards
///     try Deck(matching: [("dog", "Hund"), ("cat", "Katze")])  // word and translation
///     try Deck(setsOf: ["a", "b"], copies: 3)                 // triples
public struct Deck<Face: Hashable>: Hashable {
  /// The faces that belong together.
  ///
  /// The kind's j-th card shows `faces[j % faces.count]`.
  public struct Kind: Hashable {
    /// What its cards show, in turns; at least one in a deck.
    public let faces: [Face]
    /// How many cards it has; above zero in a deck.
    public let copies: Int

    /// Takes anything; the deck refuses what it cannot use.
    public init(faces: [Face], copies: Int) {
      self.faces = faces
      self.copies = copies
    }
  }

  /// In the order given; a kind's number is its place here.
  public let kinds: [Kind]

  /// At most this many cards fit a deck, because a card's id has 16 bits.
  public static var maximumCardCount: Int { 65_535 }

  /// Takes any kinds that make a playable deck.
  ///
  /// - Throws: `DeckError` with the place of the first fault, in deck order.
  public init(kinds: [Kind]) throws(DeckError) {
    try Self.validate(kinds)
    self.kinds = kinds
  }

  /// The number of cards of all kinds together.
  public var cardCount: Int {
    kinds.reduce(0) { $0 + $1.copies }
  }

  /// Refuses a deck whose kinds do not come in whole matches.
  ///
  /// - Throws: `DeckError.copiesNotInMatches` for the first such kind.
  public func check(matchSize: Int) throws(DeckError) {
    for (number, kind) in kinds.enumerated() where !kind.copies.isMultiple(of: matchSize) {
      throw .copiesNotInMatches(kind: number, copies: kind.copies, matchSize: matchSize)
    }
  }
}

extension Deck {
  /// Two cards of each face: the classic game.
  public init(pairsOf faces: some Sequence<Face>) throws(DeckError) {
    try self.init(setsOf: faces, copies: 2)
  }

  /// The same number of cards of each face.
  public init(setsOf faces: some Sequence<Face>, copies: Int) throws(DeckError) {
    try self.init(kinds: faces.map { Kind(faces: [$0], copies: copies) })
  }

  /// Pairs of unequal cards, such as a word and its translation.
  public init(matching pairs: some Sequence<(Face, Face)>) throws(DeckError) {
    try self.init(kinds: pairs.map { Kind(faces: [$0.0, $0.1], copies: 2) })
  }
}

extension Deck.Kind: Sendable where Face: Sendable {}
extension Deck: Sendable where Face: Sendable {}

// Spelled `{"kinds":[{"faces":["🐶"],"copies":2}, …]}`. Decoding goes through the checking
// initializer, so a file cannot bring in a deck that code could not build.
extension Deck.Kind: Encodable where Face: Encodable {}
extension Deck.Kind: Decodable where Face: Decodable {}
extension Deck: Encodable where Face: Encodable {}
extension Deck: Decodable where Face: Decodable {
  /// Reads the kinds, and throws `DeckError` if they make no deck.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(kinds: container.decode([Kind].self, forKey: .kinds))
  }
}
