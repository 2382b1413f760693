/// A rule with a number outside its range.
public struct RulesError: Error, Hashable, Sendable {
  /// The field as `Rules` and the files spell it; `limit.turns` and the like for a limit.
  public let field: String
  /// What it was set to, as a text; a time in nanoseconds.
  public let value: String
  /// What it can be, such as `2...8`.
  public let allowed: String

  /// Takes the words of the sentence as they are.
  public init(field: String, value: String, allowed: String) {
    self.field = field
    self.value = value
    self.allowed = allowed
  }

  /// A duration outside its range, in nanoseconds as in records.
  public init(field: String, value: Duration, allowed: ClosedRange<Duration>) {
    let ends = [allowed.lowerBound, allowed.upperBound].map { "\($0.clampedNanoseconds)" }
    self.init(
      field: field, value: "\(value.clampedNanoseconds)",
      allowed: ends.joined(separator: "...") + " nanoseconds")
  }
}

extension RulesError: CustomStringConvertible {
  /// One sentence for the person, without a full stop.
  public var description: String {
    "\(field) must be \(allowed), not \(value)"
  }
}

extension Rules {
  /// Refuses numbers outside their range.
  ///
  /// - Throws: `RulesError` for the first such rule, in the order of `Rule.all`.
  public func validate() throws(RulesError) {
    for rule in Rule.all { try rule.validate(self) }
  }
}

extension Rule {
  fileprivate func validate(_ rules: Rules) throws(RulesError) {
    switch values {
    case .number(let path, let range): try check(rules[keyPath: path], range)
    case .duration(let path, let range): try check(rules[keyPath: path], range)
    case .yesOrNo: break
    case .limit(let path): try check(rules[keyPath: path])
    }
  }

  private func check(_ limit: Rules.Limit?) throws(RulesError) {
    switch limit {
    case .turns(let count), .misses(let count): try check(count, Rules.Range.count, of: limit)
    case .time(let time): try check(time, Rules.Range.time, of: limit)
    case nil: break
    }
  }

  private func check(
    _ value: Int, _ range: ClosedRange<Int>, of limit: Rules.Limit? = nil
  ) throws(RulesError) {
    guard !range.contains(value) else { return }
    let allowed = "\(range.lowerBound)...\(range.upperBound)"
    throw RulesError(field: field(of: limit), value: "\(value)", allowed: allowed)
  }

  private func check(
    _ value: Duration, _ range: ClosedRange<Duration>, of limit: Rules.Limit? = nil
  ) throws(RulesError) {
    guard !range.contains(value) else { return }
    throw RulesError(field: field(of: limit), value: value, allowed: range)
  }

  private func field(of limit: Rules.Limit?) -> String {
    name + (limit.map { ".\($0.quantity.rawValue)" } ?? "")
  }
}
