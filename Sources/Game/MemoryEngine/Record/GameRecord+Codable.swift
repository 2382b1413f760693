// {"version":1,"rules":{…},"deck":{…},"seed":"…","moves":[[card,nanoseconds],…]}, and if needed
// "game", "shuffles":[the number of moves before each] and "digest":"16 hexadecimal digits".

private enum RecordKeys: String, CodingKey, CaseIterable {
  case version, rules, deck, seed, game, moves, shuffles, digest
}

extension GameRecord: Decodable where Face: Decodable {
  /// Reads the current version only, and throws for unknown fields.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw ReplayError.unknownVersion(version) }
    try decoder.refuseFields(otherThan: RecordKeys.allCases.map(\.rawValue))
    rules = try container.decodeIfPresent(Rules.self, forKey: .rules) ?? .course
    deck = try container.decode(Deck<Face>.self, forKey: .deck)
    seed = try container.decode(Seed.self, forKey: .seed)
    game = try container.decodeIfPresent(UInt64.self, forKey: .game) ?? 0
    moves = try container.decodeIfPresent([Move].self, forKey: .moves) ?? []
    shuffles = try container.decodeIfPresent([Int].self, forKey: .shuffles) ?? []
    digest = try container.decodeIfPresent(String.self, forKey: .digest).map { text in
      guard let digest = UInt64(digest: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .digest, in: container, debugDescription: "a digest has 16 hexadecimal digits")
      }
      return digest
    }
  }
}

extension GameRecord: Encodable where Face: Encodable {
  /// Writes the current version; game 0, an empty list of shuffles and no digest are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(rules, forKey: .rules)
    try container.encode(deck, forKey: .deck)
    try container.encode(seed, forKey: .seed)
    if game != 0 { try container.encode(game, forKey: .game) }
    try container.encode(moves, forKey: .moves)
    if !shuffles.isEmpty { try container.encode(shuffles, forKey: .shuffles) }
    try container.encodeIfPresent(digest?.digestText, forKey: .digest)
  }
}

extension UInt64 {
  /// The digest as in records: 16 lower-case hexadecimal digits.
  public var digestText: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  init?(digest text: String) {
    let isDigit = Set("0123456789abcdefABCDEF".utf8).contains
    guard text.utf8.count == 16, text.utf8.allSatisfy(isDigit) else { return nil }
    self.init(text, radix: 16)
  }
}
