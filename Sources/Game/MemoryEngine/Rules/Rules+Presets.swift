extension Rules {
  /// The 2023 course: a match is worth 2, a seen card of a miss -1, and a card has 6 s of bonus.
  public static let course = Rules()

  /// The rules without bonus and penalty.
  public static let relaxed = course.with { rules in
    rules.bonusLimit = .zero
    rules.missPenalty = 0
  }

  /// The course's rules with three cards per match.
  public static let triples = course.with { $0.matchSize = 3 }

  /// Returns the course's rules for several players at one keyboard.
  public static func hotSeat(_ players: Int) -> Rules { course.with { $0.players = players } }

  /// Returns the course's rules with a time limit.
  public static func timeAttack(_ time: Duration) -> Rules {
    course.with { $0.limit = .time(time) }
  }

  private func with(_ change: (inout Rules) -> Void) -> Rules {
    var rules = self
    change(&rules)
    return rules
  }
}

extension Rules {
  /// A named set of rules, which single rules may change.
  public struct Preset: Sendable {
    /// The name on the command line, such as `time-attack`.
    public let name: String
    /// The meaning in half a line; `D` stands for the argument.
    public let summary: String
    /// The rules, or a function that makes them from the preset's argument.
    public let form: Form

    /// The rules of a preset, or a function that makes them from an argument.
    public enum Form: Sendable {
      /// Fixed rules without an argument.
      case fixed(Rules)
      /// Rules with a number as argument: its range and its default.
      case number(ClosedRange<Int>, usually: Int, @Sendable (Int) -> Rules)
      /// Rules with a duration as argument: its range and its default.
      case duration(ClosedRange<Duration>, usually: Duration, @Sendable (Duration) -> Rules)
    }

    /// The rules with the default of the argument.
    public var rules: Rules {
      switch form {
      case .fixed(let rules): rules
      case .number(_, let number, let rules): rules(number)
      case .duration(_, let duration, let rules): rules(duration)
      }
    }
  }

  /// All presets, in the order of help.
  public static let presets = [Preset.course, .relaxed, .hotSeat, .timeAttack, .triples]
}

extension Rules.Preset {
  /// The preset `Rules.course`, which is the default.
  public static let course = Self(
    name: "course", summary: "a bonus for speed, 1 off for each seen card", form: .fixed(.course))

  /// The preset `Rules.relaxed`.
  public static let relaxed = Self(
    name: "relaxed", summary: "no bonus and no penalty", form: .fixed(.relaxed))

  /// The preset `Rules.hotSeat(_:)`, by default for two players.
  public static let hotSeat = Self(
    name: "hot-seat", summary: "this many players take turns",
    form: .number(2...Rules.Range.players.upperBound, usually: 2, Rules.hotSeat))

  /// The preset `Rules.timeAttack(_:)`, by default for 90 seconds.
  public static let timeAttack = Self(
    name: "time-attack", summary: "the game ends after D",
    form: .duration(Rules.Range.time, usually: .seconds(90), Rules.timeAttack))

  /// The preset `Rules.triples`.
  public static let triples = Self(
    name: "triples", summary: "three cards to a match", form: .fixed(.triples))
}
