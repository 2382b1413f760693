/// The error for a rule whose value is outside its range.
public struct RulesError: Error, Hashable, Sendable {
  /// The name of the rule in `Rules` and files; `limit.turns` and the like for a limit.
  public let field: String
  /// The value as a text; a time in nanoseconds.
  public let value: String
  /// The allowed values, such as `2...8`.
  public let allowed: String

  /// Creates the error for a rule, from its name, its value and the allowed values.
  public init(field: String, value: String, allowed: String) {
    self.field = field
    self.value = value
    self.allowed = allowed
  }

  /// Creates an error for a duration, with nanoseconds as in records.
  public init(field: String, value: Duration, allowed: ClosedRange<Duration>) {
    let ends = [allowed.lowerBound, allowed.upperBound].map { "\($0.clampedNanoseconds)" }
    self.init(
      field: field, value: "\(value.clampedNanoseconds)",
      allowed: ends.joined(separator: "...") + " nanoseconds")
  }
}

extension RulesError: CustomStringConvertible {
  /// The error in one sentence without a full stop.
  public var description: String {
    "\(field) must be \(allowed), not \(value)"
  }
}

extension Rules {
  /// Checks that all values are within their ranges.
  ///
  /// - Throws: `RulesError` for the first value that is not, in the order of `Rule.all`.
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
