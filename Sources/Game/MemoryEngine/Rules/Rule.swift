/// One of the rules, apart from what it is in any game: its name, its values and its meaning.
public struct Rule: Sendable {
  /// As `Rules` and files spell it, such as `matchSize`.
  public let name: String
  /// Where it is in `Rules`, and its range.
  public let values: Values
  /// What it is, for a line of help: at most 45 characters, without a full stop.
  public let summary: String

  /// Where rules have the value, and what it can be.
  public enum Values: Sendable {
    /// A whole number in a range.
    case number(Path<Int>, ClosedRange<Int>)
    /// A time in a range, both ends included.
    case duration(Path<Duration>, ClosedRange<Duration>)
    /// A switch.
    case yesOrNo(Path<Bool>)
    /// Every limit has the range of what it counts.
    case limit(Path<Rules.Limit?>)

    /// The way from rules to the value, to read it and to set it.
    public typealias Path<Value> = any WritableKeyPath<Rules, Value> & Sendable
  }

  init(_ name: String, _ values: Values, _ summary: String) {
    self.name = name
    self.values = values
    self.summary = summary
  }

  /// Whether two rules are the same in this respect.
  public func isSame(in one: Rules, as other: Rules) -> Bool {
    switch values {
    case .number(let path, _): one[keyPath: path] == other[keyPath: path]
    case .duration(let path, _): one[keyPath: path] == other[keyPath: path]
    case .yesOrNo(let path): one[keyPath: path] == other[keyPath: path]
    case .limit(let path): one[keyPath: path] == other[keyPath: path]
    }
  }
}
