import MemoryEngine

/// The computers at a table; they sit after the people, in this order.
///
/// Spelled as levels separated by commas, such as `casual,perfect`, or `none`.
public struct Opponents: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The largest number of computers, because at least one person plays.
  public static let most = Rules.Range.players.upperBound - 1

  /// The levels of the computers.
  public let levels: [OpponentLevel]
  /// The memory of the computers of level `me`; nil until the deal, which fits it, and without such
  /// a computer.
  public private(set) var memory: FittedMemory?

  /// Creates computers; those beyond `most` are left out.
  public init(_ levels: [OpponentLevel]) {
    self.levels = Array(levels.prefix(Self.most))
  }

  /// Creates computers; those beyond `most` are left out.
  public init(arrayLiteral levels: OpponentLevel...) {
    self.init(levels)
  }

  /// True if only people play.
  public var isEmpty: Bool { levels.isEmpty }

  /// The number of computers.
  public var count: Int { levels.count }

  /// Returns the number of seats: at least `wanted`, and enough for all computers and one person.
  public func seats(atLeast wanted: Int) -> Int { max(wanted, count + 1) }

  /// Returns the number of people among the players; at least one, even with too many computers.
  public func people(among players: Int) -> Int { max(count + 1, players) - count }

  /// Returns the level of a player, counted from zero; nil for a person.
  public func level(of player: Int, among players: Int) -> OpponentLevel? {
    guard player >= 0 else { return nil }
    let index = player - people(among: players)
    return levels.indices.contains(index) ? levels[index] : nil
  }

  /// Returns the name of a computer, numbered from the second of its level on; nil for a person.
  public func title(of player: Int, among players: Int) -> String? {
    guard let level = level(of: player, among: players) else { return nil }
    let number = levels.prefix(player - people(among: players) + 1).count { $0 == level }
    return number == 1 ? title(of: level) : "\(title(of: level)) \(number)"
  }

  /// Returns the name of a level, which for `me` says how many games its memory was fitted to.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - atStart: True for a capital letter; within a sentence only `me` has none.
  /// - Returns: The name, such as “Casual” or “You, last 20 games”.
  public func title(of level: OpponentLevel, atStart: Bool = true) -> String {
    guard level == .me else { return level.title }
    let you = atStart ? "You" : "you"
    guard let memory else { return atStart ? level.title : "yourself" }
    return memory.games == 1 ? "\(you), last game" : "\(you), last \(memory.games) games"
  }

  /// True if a computer plays with the memory of the player.
  public var includePlayer: Bool { levels.contains(.me) }

  /// Returns the computers with a memory for those of level `me`.
  ///
  /// - Precondition: There is such a computer.
  public func remembering(by memory: FittedMemory) -> Opponents {
    precondition(includePlayer, "a memory for nobody among \(levels)")
    var opponents = self
    opponents.memory = memory
    return opponents
  }

  /// Returns the name of a player; a person alone, or alone among computers, is “You”.
  public func name(of player: Int, among players: Int, people names: PlayerNames) -> String {
    title(of: player, among: players)
      ?? (people(among: players) == 1 ? "You" : names.title(of: player))
  }

  /// Returns the computers without those of a level or, if there are none, with one of the level
  /// added at the end.
  public func toggling(_ level: OpponentLevel) -> Opponents {
    Opponents(levels.contains(level) ? levels.filter { $0 != level } : levels + [level])
  }
}

extension Opponents: SettingValue {
  /// The spelling of no computers.
  static let noneText = "none"

  public init?(settingText: String) {
    if settingText == Self.noneText {
      self.init([])
      return
    }
    var levels: [OpponentLevel] = []
    for word in settingText.split(separator: ",", omittingEmptySubsequences: false) {
      guard let level = OpponentLevel(rawValue: String(word).trimmed) else { return nil }
      levels.append(level)
    }
    guard levels.count <= Self.most else { return nil }
    self.init(levels)
  }

  public var settingText: String? {
    isEmpty ? nil : levels.map(\.rawValue).joined(separator: ",")
  }
}
