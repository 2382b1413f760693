extension Rules {
  /// A limit that ends the game unfinished, unless the same turn completes the game.
  public enum Limit: Hashable, Sendable {
    /// The number of turns of all players.
    case turns(Int)
    /// The number of turns without a match, of all players.
    case misses(Int)
    /// A time limit, measured from the deal and including the peek; later flips, and a flip at
    /// exactly this time, are ignored.
    case time(Duration)
  }
}

extension Rules.Limit {
  /// The quantity of a limit, by its name in files and on the command line.
  public enum Quantity: String, CaseIterable, Hashable, Sendable, CodingKey {
    /// The number of finished turns.
    case turns
    /// The number of turns without a match.
    case misses
    /// The nanoseconds since the deal.
    case time
  }

  /// The quantity that the limit counts.
  public var quantity: Quantity {
    switch self {
    case .turns: .turns
    case .misses: .misses
    case .time: .time
    }
  }

  /// The number of the limit; a time in whole nanoseconds.
  public var number: Int {
    switch self {
    case .turns(let turns): turns
    case .misses(let misses): misses
    case .time(let time): Int(time.clampedNanoseconds)
    }
  }

  /// Creates the limit of a quantity and a number.
  public init(_ quantity: Quantity, _ number: Int) {
    switch quantity {
    case .turns: self = .turns(number)
    case .misses: self = .misses(number)
    case .time: self = .time(.nanoseconds(number))
    }
  }
}
