extension Rules {
  /// The 2023 course: matches 2, seen cards -1, six seconds of bonus a card.
  public static let course = Rules()

  /// No bonus and no penalty.
  public static let relaxed = course.with { rules in
    rules.bonusLimit = .zero
    rules.missPenalty = 0
  }

  /// The course's rules with three cards to a match.
  public static let triples = course.with { $0.matchSize = 3 }

  /// Several players at one keyboard.
  public static func hotSeat(_ players: Int) -> Rules { course.with { $0.players = players } }

  /// The course's rules against the clock.
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
  /// Rules with a name, from which single rules may then differ.
  public struct Preset: Sendable {
    /// As it is typed, such as `time-attack`.
    public let name: String
    /// What it means, in half a line; `D` stands for the duration that it takes.
    public let summary: String
    /// The rules, and the number that they take, if any.
    public let form: Form

    /// What makes the rules.
    public enum Form: Sendable {
      /// Always the same rules.
      case fixed(Rules)
      /// A number in a range, and which one it is without saying.
      case number(ClosedRange<Int>, usually: Int, @Sendable (Int) -> Rules)
      /// A time in a range, and which one it is without saying.
      case duration(ClosedRange<Duration>, usually: Duration, @Sendable (Duration) -> Rules)
    }

    /// The rules that the name alone stands for.
    public var rules: Rules {
      switch form {
      case .fixed(let rules): rules
      case .number(_, let number, let rules): rules(number)
      case .duration(_, let duration, let rules): rules(duration)
      }
    }
  }

  /// All presets, in the order in which help tells of them.
  public static let presets = [Preset.course, .relaxed, .hotSeat, .timeAttack, .triples]
}

extension Rules.Preset {
  /// `Rules.course`, which is also what is played where nothing is said.
  public static let course = Self(
    name: "course", summary: "a bonus for speed, 1 off for each seen card", form: .fixed(.course))

  /// `Rules.relaxed`.
  public static let relaxed = Self(
    name: "relaxed", summary: "no bonus and no penalty", form: .fixed(.relaxed))

  /// `Rules.hotSeat(_:)`, usually for two.
  public static let hotSeat = Self(
    name: "hot-seat", summary: "so many players take turns",
    form: .number(2...Rules.Range.players.upperBound, usually: 2, Rules.hotSeat))

  /// `Rules.timeAttack(_:)`, usually of a minute and a half.
  public static let timeAttack = Self(
    name: "time-attack", summary: "the game ends after D",
    form: .duration(Rules.Range.time, usually: .seconds(90), Rules.timeAttack))

  /// `Rules.triples`.
  public static let triples = Self(
    name: "triples", summary: "three cards to a match", form: .fixed(.triples))
}
