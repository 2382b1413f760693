public import PlainJSON

/// What a sweep varies, over which values, and for whom.
public struct SweptRange: Hashable, Sendable {
  /// What one can vary.
  public enum Parameter: Hashable, Sendable {
    /// How many kinds of two cards.
    case pairs
    /// The time from flip to flip.
    case flipTime
    /// The number in the name of a player, such as the cards that `capacity:7` keeps.
    case argument(of: String)

    /// How reports call it: `pairs`, `flipTime`, or the player's form, such as `capacity`.
    public var name: String {
      switch self {
      case .pairs: "pairs"
      case .flipTime: "flipTime"
      case .argument(let form): form
      }
    }
  }

  /// What varies.
  public let parameter: Parameter
  /// In rising order: pairs as they are, times in nanoseconds, arguments in billionths.
  public let values: [Int]
  /// How it was written: `4...26`; of an argument, as the players tell it.
  public let text: String
  /// Who plays: a line for each, unless two sit at one table; with the range where it is theirs,
  /// `capacity:0...20`.
  public let players: [String]

  /// - Parameters:
  ///   - parameter: What varies.
  ///   - values: In rising order: pairs as they are, times in nanoseconds, arguments in billionths.
  ///   - text: How it was written.
  ///   - players: Who plays, as it was written.
  public init(_ parameter: Parameter, _ values: [Int], text: String, players: [String]) {
    self.parameter = parameter
    self.values = values
    self.text = text
    self.players = players
  }

  /// A value as an exact decimal: of times, in seconds.
  public func decimal(_ value: Int) -> String {
    parameter == .pairs ? "\(value)" : UnitScale(nanoseconds: 1).decimal(Int128(value))
  }

  /// A value as it is drawn: of times, in seconds.
  public func number(_ value: Int) -> Double {
    parameter == .pairs ? Double(value) : Double(value) / 1e9
  }

  /// A value as reports tell it: of times, in whole nanoseconds, as everywhere in JSON.
  public func json(_ value: Int) -> JSON {
    if case .argument = parameter { .number(decimal(value)) } else { .int(value) }
  }
}
