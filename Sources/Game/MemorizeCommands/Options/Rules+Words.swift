import MemoryEngine

extension Rules {
  /// Returns the options that turn the rules `usual` into these rules.
  ///
  /// - Parameters:
  ///   - usual: The rules that apply if no option is typed.
  ///   - order: The rules to compare, in the order of the result.
  ///   - spell: Formats a duration.
  /// - Returns: The option and the value of every rule that differs.
  func words(
    besides usual: Rules, in order: [Rule] = Rule.all, spelling spell: (Duration) -> String
  ) -> [String] {
    order.filter { !$0.isSame(in: self, as: usual) }
      .flatMap { ["--\($0.optionName)", $0.word(of: self, spelling: spell)] }
  }

  /// The name of the preset with exactly these rules, if there is one.
  ///
  /// A preset with a time limit is left out, because its argument is the option of another rule.
  var presetWord: String? {
    Rules.presets.lazy.compactMap { preset in
      switch preset.form {
      case .fixed(let rules): rules == self ? preset.name : nil
      case .number(let range, _, let rules):
        range.contains(players) && rules(players) == self ? "\(preset.name):\(players)" : nil
      case .duration: nil
      }
    }.first
  }
}

extension Rule {
  /// Returns the value in the form that the option takes.
  fileprivate func word(of rules: Rules, spelling spell: (Duration) -> String) -> String {
    switch values {
    case .number(let path, _): "\(rules[keyPath: path])"
    case .duration(let path, _): spell(rules[keyPath: path])
    case .yesOrNo(let path): rules[keyPath: path] ? "yes" : "no"
    case .limit(let path): rules[keyPath: path]?.word(spelling: spell) ?? "none"
    }
  }
}

extension Rules.Limit {
  /// Returns the limit in the form that the option takes, such as `turns:7`.
  func word(spelling spell: (Duration) -> String) -> String {
    let value = if case .time(let time) = self { spell(time) } else { "\(number)" }
    return "\(quantity.rawValue):\(value)"
  }
}
