import CommandLineKit
import MemoryEngine

/// Rules with a name, from which single rules may then differ.
struct RulesPreset: Sendable {
  let name: String
  /// What may follow the name after a colon.
  var argument: String?
  let help: String
  /// Nil if the argument makes no sense.
  let rules: @Sendable (_ argument: String?) -> Rules?

  /// As help shows it: `time-attack[:D]`.
  var usage: String { name + (argument.map { "[:\($0)]" } ?? "") }
}

extension RulesPreset {
  static let all = [
    plain("course", "a bonus for speed, 1 off for each seen card", .course),
    plain("relaxed", "no bonus and no penalty", .relaxed),
    RulesPreset(name: "hot-seat", argument: "2...8", help: "so many players take turns (default 2)")
    {
      Int(typed: $0 ?? "2", in: 2...Rules.Range.players.upperBound).map(Rules.hotSeat)
    },
    RulesPreset(name: "time-attack", argument: "D", help: "the game ends after D (default 90s)") {
      Duration(typed: $0 ?? "90s", in: Rules.Range.time).map(Rules.timeAttack)
    },
    plain("triples", "three cards to a match", .triples),
  ]

  private static func plain(_ name: String, _ help: String, _ rules: Rules) -> RulesPreset {
    RulesPreset(name: name, help: help) { $0 == nil ? rules : nil }
  }
}

extension ValueForm<Rules> {
  static var preset: Self {
    let presets = RulesPreset.all
    let help = ValueHelp(
      placeholder: "PRESET", allowed: presets.map(\.usage).joinedWithOr(),
      completion: .words(presets.map(\.name)))
    return Self(help: help) { text in
      let (name, argument) = text.splitAtColon()
      return presets.first { $0.name == name }?.rules(argument)
    }
  }
}

extension ValueForm<Rules.Limit?> {
  static var limit: Self {
    let allowed = "turns:N, misses:N, time:D (above 0) or none"
    let help = ValueHelp(
      placeholder: "LIMIT", range: allowed, allowed: allowed,
      completion: .words(["turns:", "misses:", "time:", "none"]))
    return Self(help: help) { text in
      switch text.splitAtColon() {
      case ("none", nil): .some(nil)
      case ("turns", let text?): Int(typed: text, in: Rules.Range.count).map { .turns($0) }
      case ("misses", let text?): Int(typed: text, in: Rules.Range.count).map { .misses($0) }
      case ("time", let text?): Duration(typed: text, in: Rules.Range.time).map { .time($0) }
      default: nil
      }
    }
  }
}

extension String {
  fileprivate func splitAtColon() -> (name: String, argument: String?) {
    guard let colon = firstIndex(of: ":") else { return (self, nil) }
    return (String(self[..<colon]), String(self[index(after: colon)...]))
  }
}
