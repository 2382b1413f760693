public import MemoryEngine

/// The presets of rules that a player picks by name.
public enum RulesChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  /// `Rules.course`.
  case course
  /// `Rules.relaxed`, without bonus and penalty.
  case relaxed
  /// `Rules.timeAttack`, with the time it has unless told otherwise.
  case timeAttack = "time-attack"
  /// `Rules.triples`, three cards to a match.
  case triples

  /// What rules are called that are none of the choices.
  public static let customName = "custom"

  private var preset: Rules.Preset {
    switch self {
    case .course: .course
    case .relaxed: .relaxed
    case .timeAttack: .timeAttack
    case .triples: .triples
    }
  }

  /// What a player reads.
  public var title: String {
    let words = String(preset.name.map { $0 == "-" ? " " : $0 })
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What the choice means, in half a line.
  public var summary: String {
    guard case .duration(_, let time, _) = preset.form else { return preset.summary }
    return "as many as can be found in \(time.components.seconds) seconds"
  }

  /// The rules for one player.
  public var rules: Rules { preset.rules }

  /// The name under which scores by these rules are compared, however many play.
  ///
  /// - Returns: The raw value of the choice that they are, else `customName`.
  public static func name(of rules: Rules) -> String {
    var alone = rules
    alone.players = 1
    return allCases.first { $0.rules == alone }?.rawValue ?? customName
  }
}
