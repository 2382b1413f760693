/// A description of a rule: its name, its values and its meaning.
public struct Rule: Sendable {
  /// The name in `Rules` and files, such as `matchSize`.
  public let name: String
  /// The property in `Rules`, and its range.
  public let values: Values
  /// The meaning, for a line of help: at most 45 characters, without a full stop.
  public let summary: String

  /// The property in `Rules`, with the values that it can have.
  public enum Values: Sendable {
    /// A whole number in a range.
    case number(Path<Int>, ClosedRange<Int>)
    /// A duration in a range, both ends included.
    case duration(Path<Duration>, ClosedRange<Duration>)
    /// A Boolean value.
    case yesOrNo(Path<Bool>)
    /// A limit, whose range depends on its quantity.
    case limit(Path<Rules.Limit?>)

    /// A key path from rules to a value.
    public typealias Path<Value> = any WritableKeyPath<Rules, Value> & Sendable
  }

  init(_ name: String, _ values: Values, _ summary: String) {
    self.name = name
    self.values = values
    self.summary = summary
  }

  /// Returns true if two sets of rules have the same value of this rule.
  public func isSame(in one: Rules, as other: Rules) -> Bool {
    switch values {
    case .number(let path, _): one[keyPath: path] == other[keyPath: path]
    case .duration(let path, _): one[keyPath: path] == other[keyPath: path]
    case .yesOrNo(let path): one[keyPath: path] == other[keyPath: path]
    case .limit(let path): one[keyPath: path] == other[keyPath: path]
    }
  }
}
