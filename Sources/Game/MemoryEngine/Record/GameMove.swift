/// A choice and its time.
public struct GameMove: Hashable, Sendable {
  /// The card's id; any other number is a move that is ignored.
  public let card: Int
  /// Nanoseconds since the deal, zero or more.
  public let nanoseconds: Int64

  /// Creates a move.
  ///
  /// - Precondition: `nanoseconds` is not negative.
  public init(card: Int, nanoseconds: Int64) {
    precondition(nanoseconds >= 0, "a move at \(nanoseconds) ns, before the deal")
    self.card = card
    self.nanoseconds = nanoseconds
  }
}

// Encoded as [card, nanoseconds].
extension GameMove: Codable {
  /// Reads `[card, nanoseconds]`; throws for a time before the deal.
  public init(from decoder: any Decoder) throws {
    guard var container = try? decoder.unkeyedContainer(),
      let card = try? container.decode(Int.self),
      let nanoseconds = try? container.decode(Int64.self),
      nanoseconds >= 0, container.isAtEnd
    else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "a move is [card, nanoseconds since the deal], both whole numbers"))
    }
    self.card = card
    self.nanoseconds = nanoseconds
  }

  /// Writes `[card, nanoseconds]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(card)
    try container.encode(nanoseconds)
  }
}
