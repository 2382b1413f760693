public import MemoryEngine

/// A preset of rules, as players choose it.
public enum RulesChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// The preset `Rules.relaxed`, without bonus and penalty.
  case relaxed
  /// The preset `Rules.course`, called *Classic* on the screen.
  case course
  /// The preset `Rules.timeAttack`, with its default time.
  case timeAttack = "time-attack"
  /// The preset `Rules.triples`, with three cards per match.
  case triples

  /// The name of all other rules.
  public static let customName = "custom"

  private var preset: Rules.Preset {
    switch self {
    case .course: .course
    case .relaxed: .relaxed
    case .timeAttack: .timeAttack
    case .triples: .triples
    }
  }

  /// The title for players.
  public var title: String {
    if self == .course { return "Classic" }
    let words = String(preset.name.map { $0 == "-" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The meaning of the choice, in half a line.
  public var summary: String {
    guard case .duration(_, let time, _) = preset.form else { return preset.summary }
    return "as many as can be found in \(time.components.seconds) seconds"
  }

  /// The rules for one player.
  public var rules: Rules { preset.rules }

  /// Returns the name of the group of scores that scores by some rules are compared with.
  ///
  /// - Parameter rules: The rules; their number of players is ignored.
  /// - Returns: The raw value of the case that has the rules, otherwise `customName`.
  public static func name(of rules: Rules) -> String {
    var alone = rules
    alone.players = 1
    return allCases.first { $0.rules == alone }?.rawValue ?? customName
  }
}
