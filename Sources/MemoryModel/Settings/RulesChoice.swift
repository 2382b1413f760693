public import MemoryEngine

/// Rules that a player picks by name.
public enum RulesChoice: String, CaseIterable, Hashable, Sendable, SettingValue {
  case course
  case relaxed
  case timeAttack = "time-attack"
  case triples

  /// What rules are called that are none of the choices.
  public static let customName = "custom"
  /// How long a game against the clock lasts.
  public static let attackTime = Duration.seconds(90)

  /// What a player reads.
  public var title: String {
    switch self {
    case .course: "Course"
    case .relaxed: "Relaxed"
    case .timeAttack: "Time attack"
    case .triples: "Triples"
    }
  }

  /// What the choice means, in half a line.
  public var summary: String {
    switch self {
    case .course: "a bonus for speed, 1 off for each seen card"
    case .relaxed: "no bonus and no penalty"
    case .timeAttack: "as many as can be found in 90 seconds"
    case .triples: "three cards to a match"
    }
  }

  /// The rules for one player.
  public var rules: Rules {
    switch self {
    case .course: .course
    case .relaxed: .relaxed
    case .timeAttack: .timeAttack(Self.attackTime)
    case .triples: .triples
    }
  }

  /// The name under which scores by these rules are compared, however many play.
  ///
  /// - Returns: The raw value of the choice that they are, else `customName`.
  public static func name(of rules: Rules) -> String {
    var alone = rules
    alone.players = 1
    return allCases.first { $0.rules == alone }?.rawValue ?? customName
  }
}
