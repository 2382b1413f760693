import MemoryEngine
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  @Test(
    "every rule is in the table under the name of its field, in order, with a short summary"
  )
  func isComplete() {
    #expect(Rule.all.map(\.name) == Mirror(reflecting: Rules()).children.map(\.label))

    #expect(
      Rule.all.allSatisfy { (1...45).contains($0.summary.count) }
        && Set(Rule.all.map(\.summary)).count == Rule.all.count)
  }

  @Test("each rule reads and writes the field that it is named after")
  func namesItsField() {
    var wrong: [String] = []
    for rule in Rule.all {
      var rules = Rules()
      rule.change(&rules)
      let fields = zip(Mirror(reflecting: rules).children, Mirror(reflecting: Rules()).children)
      let changed = fields.filter { "\($0.value)" != "\($1.value)" }.map(\.0.label)
      let told = Rule.all.filter { !$0.isSame(in: rules, as: Rules()) }.map(\.name)
      if changed != [rule.name] || told != [rule.name] { wrong.append(rule.name) }
    }
    #expect(wrong == [])
  }

  @Test("every preset can be played, with any argument that it takes", arguments: Rules.presets)
  func presetsAreValid(preset: Rules.Preset) throws {
    try preset.rules.validate()
    switch preset.form {
    case .fixed: break
    case .number(let range, let usual, let rules):
      for number in range { try rules(number).validate() }
      try #require(preset.rules == rules(usual) && range.contains(usual))
    case .duration(let range, let usual, let rules):
      for end in [range.lowerBound, range.upperBound] { try rules(end).validate() }
      #expect(preset.rules == rules(usual) && range.contains(usual))
    }
  }

  @Test("no two presets are called the same, mean the same or are the same rules")
  func presetsDiffer() {
    let presets = Rules.presets
    #expect(
      (
        Set(presets.map(\.name)).count, Set(presets.map(\.summary)).count,
        Set(presets.map(\.rules)).count
      ) == (presets.count, presets.count, presets.count))
  }
}

extension Rule {
  /// Changes a rule from the course's value.
  fileprivate func change(_ rules: inout Rules) {
    switch values {
    case .number(let path, let range):
      let isMost = rules[keyPath: path] == range.upperBound
      rules[keyPath: path] = isMost ? range.lowerBound : range.upperBound
    case .duration(let path, let range): rules[keyPath: path] = range.upperBound
    case .yesOrNo(let path): rules[keyPath: path].toggle()
    case .limit(let path): rules[keyPath: path] = .turns(7)
    }
  }
}
