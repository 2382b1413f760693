import MemoryEngine

/// The computers at a table; they sit behind the people, in this order.
///
/// Its spelling in a file is their levels with commas between them, such as `casual,perfect`, or
/// `none`.
public struct Opponents: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The most computers, as at least one person plays.
  public static let most = Rules.Range.players.upperBound - 1

  /// How well each of them plays.
  public let levels: [OpponentLevel]

  /// Seats computers; those beyond `most` are left out.
  public init(_ levels: [OpponentLevel]) {
    self.levels = Array(levels.prefix(Self.most))
  }

  /// Seats computers; those beyond `most` are left out.
  public init(arrayLiteral levels: OpponentLevel...) {
    self.init(levels)
  }

  /// Whether only people play.
  public var isEmpty: Bool { levels.isEmpty }

  /// How many computers play.
  public var count: Int { levels.count }

  /// How many seats a table has that should have so many: enough for all computers and a person.
  public func seats(atLeast wanted: Int) -> Int { max(wanted, count + 1) }

  /// How many of so many players are people: one at least, be there too many computers.
  public func people(among players: Int) -> Int { max(count + 1, players) - count }

  /// How well a player plays, of so many and counted from zero; nil for a person.
  public func level(of player: Int, among players: Int) -> OpponentLevel? {
    guard player >= 0 else { return nil }
    let index = player - people(among: players)
    return levels.indices.contains(index) ? levels[index] : nil
  }

  /// What a computer is called, with a number from the second of its level on; nil for a person.
  public func title(of player: Int, among players: Int) -> String? {
    guard let level = level(of: player, among: players) else { return nil }
    let number = levels.prefix(player - people(among: players) + 1).count { $0 == level }
    return number == 1 ? level.title : "\(level.title) \(number)"
  }

  /// What a player is called: a person alone among computers, or at the table, is “You”.
  public func name(of player: Int, among players: Int, people names: PlayerNames) -> String {
    title(of: player, among: players)
      ?? (people(among: players) == 1 ? "You" : names.title(of: player))
  }

  /// With one more of a level behind the others, or without those of it that there are.
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
