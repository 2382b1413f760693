public import MemoryEngine
public import PlainJSON

/// The range of a sweep: the parameter, its values, and the players.
public struct SweptRange: Hashable, Sendable {
  /// The parameter of a sweep.
  public enum Parameter: Hashable, Sendable {
    /// The number of kinds of two cards.
    case pairs
    /// The time from flip to flip.
    case flipTime
    /// The number in the name of a player, such as the cards that `capacity:7` keeps.
    case argument(of: String)

    /// The name in reports: `pairs`, `flipTime`, or the player's form, such as `capacity`.
    public var name: String {
      switch self {
      case .pairs: "pairs"
      case .flipTime: "flipTime"
      case .argument(let form): form
      }
    }
  }

  /// The parameter that varies.
  public let parameter: Parameter
  /// The values in ascending order: pairs as they are, times in nanoseconds, arguments in
  /// billionths.
  public let values: [Int]
  /// The text of the range: `4...26`; for an argument as in the players' names.
  public let text: String
  /// The names of the players: one for each line, unless two play at one table; with the range if
  /// it is theirs, such as `capacity:0...20`.
  public let players: [String]
  /// True if each value has deals of its own; otherwise all have the same ones.
  public let hasSeedPerPoint: Bool

  /// - Parameters:
  ///   - parameter: The parameter that varies.
  ///   - values: The values in ascending order: pairs as they are, times in nanoseconds, arguments
  ///     in
  ///     billionths.
  ///   - text: The text of the range.
  ///   - players: The names of the players.
  ///   - hasSeedPerPoint: True if each value has deals of its own.
  public init(
    _ parameter: Parameter, _ values: [Int], text: String, players: [String],
    hasSeedPerPoint: Bool = false
  ) {
    self.parameter = parameter
    self.values = values
    self.text = text
    self.players = players
    self.hasSeedPerPoint = hasSeedPerPoint
  }

  /// Returns the seed of the deals for one of the values, whose number is hashed from a text such
  /// as `42/8` if each value has its own.
  public func seed(for value: Int, of seed: Seed) -> Seed {
    guard hasSeedPerPoint else { return seed }
    return Seed("\(seed.number)/\(decimal(value))") ?? seed
  }

  /// Returns one of the values as an exact decimal; a time is in seconds.
  public func decimal(_ value: Int) -> String {
    parameter == .pairs ? "\(value)" : UnitScale(nanoseconds: 1).decimal(Int128(value))
  }

  /// Returns one of the values as a number for a plot; a time is in seconds.
  public func number(_ value: Int) -> Double {
    parameter == .pairs ? Double(value) : Double(value) / 1e9
  }

  /// Returns one of the values for a JSON report; a time is in whole nanoseconds, as everywhere in
  /// JSON.
  public func json(_ value: Int) -> JSON {
    if case .argument = parameter { .number(decimal(value)) } else { .int(value) }
  }
}
