import MemoryEngine

extension Rules {
  /// The options that make these rules out of others, as words of a command line.
  ///
  /// - Parameters:
  ///   - usual: What is played without them.
  ///   - order: The rules to tell, in this order.
  ///   - spell: How a duration is written.
  /// - Returns: The name and the value of every rule that differs.
  func words(
    besides usual: Rules, in order: [Rule] = Rule.all, spelling spell: (Duration) -> String
  ) -> [String] {
    order.filter { !$0.isSame(in: self, as: usual) }
      .flatMap { ["--\($0.optionName)", $0.word(of: self, spelling: spell)] }
  }

  /// The preset that says all of these rules, if one does.
  ///
  /// A preset that ends the game after a time is left out: that rule's option says its limit.
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
  /// Its value as its option takes it.
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
  fileprivate func word(spelling spell: (Duration) -> String) -> String {
    let value = if case .time(let time) = self { spell(time) } else { "\(number)" }
    return "\(quantity.rawValue):\(value)"
  }
}
