// Durations are whole nanoseconds; `limit` is null, {"turns":n}, {"misses":n} or {"time":ns}.
// A missing field takes its default. A field nobody knows is refused: a misspelt rule would
// otherwise play another game in silence.

extension Rules: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case matchSize, matchPoints, missPenalty, bonusLimit, players, matchKeepsTurn, peek, limit
  }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(otherThan: CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, or standard: Value) throws -> Value {
      try container.decodeIfPresent(Value.self, forKey: key) ?? standard
    }
    func time(_ key: CodingKeys, or standard: Duration) throws -> Duration {
      try container.decodeIfPresent(Int64.self, forKey: key).map { .nanoseconds($0) } ?? standard
    }
    matchSize = try value(.matchSize, or: matchSize)
    matchPoints = try value(.matchPoints, or: matchPoints)
    missPenalty = try value(.missPenalty, or: missPenalty)
    bonusLimit = try time(.bonusLimit, or: bonusLimit)
    players = try value(.players, or: players)
    matchKeepsTurn = try value(.matchKeepsTurn, or: matchKeepsTurn)
    peek = try time(.peek, or: peek)
    limit = try container.decodeIfPresent(Limit.self, forKey: .limit)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(matchSize, forKey: .matchSize)
    try container.encode(matchPoints, forKey: .matchPoints)
    try container.encode(missPenalty, forKey: .missPenalty)
    try container.encode(bonusLimit.clampedNanoseconds, forKey: .bonusLimit)
    try container.encode(players, forKey: .players)
    try container.encode(matchKeepsTurn, forKey: .matchKeepsTurn)
    try container.encode(peek.clampedNanoseconds, forKey: .peek)
    try container.encode(limit, forKey: .limit)
  }
}

extension Rules.Limit: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case turns, misses, time
  }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(otherThan: CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: #"a limit is null, {"turns":n}, {"misses":n} or {"time":nanoseconds}"#))
    }
    switch key {
    case .turns: self = .turns(try container.decode(Int.self, forKey: key))
    case .misses: self = .misses(try container.decode(Int.self, forKey: key))
    case .time: self = .time(.nanoseconds(try container.decode(Int64.self, forKey: key)))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .turns(let turns): try container.encode(turns, forKey: .turns)
    case .misses(let misses): try container.encode(misses, forKey: .misses)
    case .time(let time): try container.encode(time.clampedNanoseconds, forKey: .time)
    }
  }
}
