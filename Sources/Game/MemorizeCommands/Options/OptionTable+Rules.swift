import CommandLineKit
import MemoryEngine

// The options of the rules, one for each row of the engine's table.

extension Option<Rules?> {
  static var rules: Self {
    Self(
      "rules", short: "r", .preset, in: .rules, "Play by the rules of a preset",
      default: "course")
  }
}

extension Rule {
  typealias Change = @Sendable (inout Rules) -> Void

  /// All rules in the order of help: first the most common ones.
  static let inHelp =
    first.compactMap { name in all.first { $0.name == name } }
    + all.filter { !first.contains($0.name) }

  private static let first = ["matchSize", "players", "matchKeepsTurn", "bonusLimit"]

  /// The option's name: `match-size` for `matchSize`.
  var optionName: String {
    name.unicodeScalars.reduce(into: "") { option, letter in
      if letter.properties.isUppercase { option += "-" }
      option += letter.properties.lowercaseMapping
    }
  }

  /// The option that changes this rule.
  var option: Option<Change?> {
    switch values {
    case .number(let path, let range): option(.integer(range), path)
    case .duration(let path, let range): option(.duration(range), path)
    case .yesOrNo(let path): option(.yesOrNo, path)
    case .limit(let path): option(.limit, path)
    }
  }

  private func option<Value: Sendable>(
    _ form: ValueForm<Value>, _ path: Values.Path<Value>
  ) -> Option<Change?> {
    let change = ValueForm<Change>(help: form.help) { text in
      guard let value = form.read(text) else { return nil }
      return { $0[keyPath: path] = value }
    }
    return Option(optionName, change, in: .singleRules, summary)
  }
}

/// The rules that were typed: a preset, and single rules that change it.
struct RuleOptions: Sendable {
  var preset: Rules?
  /// The changes of single rules, indexed by the rules' names.
  private var changes: [String: Rule.Change] = [:]

  /// Creates the course's rules.
  init() {}

  init(_ line: inout RequestReader) throws(UsageError) {
    preset = try line[.rules]
    for rule in Rule.inHelp { changes[rule.name] = try line[rule.option] }
  }

  /// The number of players, if it was typed.
  var players: Int? {
    changes[Rule.players.name].map { change in
      var rules = Rules.course
      change(&rules)
      return rules.players
    }
  }

  fileprivate func change(_ rules: inout Rules) {
    for change in changes.values { change(&rules) }
  }
}

extension Rules {
  /// Creates the rules of a preset, changed by single rules in any order.
  ///
  /// The rules are always valid, because each option takes the range that `validate()` checks.
  ///
  /// - Parameters:
  ///   - options: The rules that were typed.
  ///   - preset: The preset, if more than the command line decides about it.
  /// - Throws: `UsageError` for a peek that outlasts the game.
  init(_ options: RuleOptions, over preset: Rules? = nil) throws(UsageError) {
    self = preset ?? options.preset ?? .course
    options.change(&self)
    if case .time(let time) = limit, time <= peek {
      throw .usage("--limit time must be longer than --peek, or no card can be turned")
    }
  }
}
