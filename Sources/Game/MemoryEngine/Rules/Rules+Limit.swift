extension Rules {
  /// Reaching it ends the game unfinished, unless the same turn completes the game.
  public enum Limit: Hashable, Sendable {
    /// This many turns of all players together.
    case turns(Int)
    /// This many turns without a match, of all players together.
    case misses(Int)
    /// Counts from the deal, peek included; a flip at this time or later is ignored.
    case time(Duration)
  }
}

extension Rules.Limit {
  /// What a limit counts, as files and the command line spell it.
  public enum Quantity: String, CaseIterable, Hashable, Sendable, CodingKey {
    /// Finished turns.
    case turns
    /// Turns without a match.
    case misses
    /// Nanoseconds since the deal.
    case time
  }

  /// What is counted.
  public var quantity: Quantity {
    switch self {
    case .turns: .turns
    case .misses: .misses
    case .time: .time
    }
  }

  /// How far it counts; a time in whole nanoseconds.
  public var number: Int {
    switch self {
    case .turns(let turns): turns
    case .misses(let misses): misses
    case .time(let time): Int(time.clampedNanoseconds)
    }
  }

  /// The limit that has this quantity and number.
  public init(_ quantity: Quantity, _ number: Int) {
    switch quantity {
    case .turns: self = .turns(number)
    case .misses: self = .misses(number)
    case .time: self = .time(.nanoseconds(number))
    }
  }
}
