import CommandLineKit
import MemoryEngine

extension Rules.Preset {
  /// The form in help: `time-attack[:D]`.
  var usage: String {
    switch form {
    case .fixed: name
    case .number(let range, _, _): "\(name)[:\(range.lowerBound)...\(range.upperBound)]"
    case .duration: "\(name)[:D]"
    }
  }

  /// The meaning, with the default of the argument.
  var help: String {
    switch form {
    case .fixed: summary
    case .number(_, let usual, _): "\(summary) (default \(usual))"
    case .duration(_, let usual, _): "\(summary) (default \(usual.inLargestUnit))"
    }
  }

  /// Returns the rules with the argument after the colon; nil if the argument is malformed.
  func rules(_ argument: String?) -> Rules? {
    guard let argument else { return rules }
    return switch form {
    case .fixed: nil
    case .number(let range, _, let rules): Int(typed: argument, in: range).map(rules)
    case .duration(let range, _, let rules): Duration(typed: argument, in: range).map(rules)
    }
  }
}

extension ValueForm<Rules> {
  static var preset: Self {
    let presets = Rules.presets
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
    let quantities = Rules.Limit.Quantity.allCases
    let usages = quantities.map { "\($0.rawValue):\($0 == .time ? "D" : "N")" }
    let allowed = usages.joined(separator: ", ") + " (above 0) or none"
    let help = ValueHelp(
      placeholder: "LIMIT", range: allowed, allowed: allowed,
      completion: .words(quantities.map { "\($0.rawValue):" } + ["none"]))
    return Self(help: help) { text in
      switch text.splitAtColon() {
      case ("none", nil): .some(nil)
      case (let name, let number?):
        Rules.Limit.Quantity(rawValue: name).flatMap { $0.limit(typed: number) }.map { $0 }
      default: nil
      }
    }
  }
}

extension Rules.Limit.Quantity {
  fileprivate func limit(typed text: String) -> Rules.Limit? {
    switch self {
    case .turns, .misses:
      Int(typed: text, in: Rules.Range.count).map { Rules.Limit(self, $0) }
    case .time: Duration(typed: text, in: Rules.Range.time).map { .time($0) }
    }
  }
}

extension String {
  func splitAtColon() -> (name: String, argument: String?) {
    guard let colon = firstIndex(of: ":") else { return (self, nil) }
    return (String(self[..<colon]), String(self[index(after: colon)...]))
  }
}
