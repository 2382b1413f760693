/// A rule with a number outside its range.
public struct RulesError: Error, Hashable, Sendable {
  /// The field as `Rules` and the files spell it; `limit.turns` and the like for a limit.
  public let field: String
  public let value: String
  public let allowed: String

  public init(field: String, value: String, allowed: String) {
    self.field = field
    self.value = value
    self.allowed = allowed
  }

  /// A duration outside its range, told in nanoseconds as records are.
  public init(field: String, value: Duration, allowed: ClosedRange<Duration>) {
    let ends = [allowed.lowerBound, allowed.upperBound].map { "\($0.clampedNanoseconds)" }
    self.init(
      field: field, value: "\(value.clampedNanoseconds)",
      allowed: ends.joined(separator: "...") + " nanoseconds")
  }
}

extension RulesError: CustomStringConvertible {
  public var description: String {
    "\(field) must be \(allowed), not \(value)"
  }
}

extension Rules {
  /// The range of every number, in one place.
  ///
  /// Within these, scores stay far below 2^63 for more turns than anyone can play.
  public enum Range {
    public static let matchSize = 2...8
    public static let points = 0...1_000_000
    public static let players = 1...8
    public static let count = 1...1_000_000_000_000
    public static let pause = Duration.zero...Duration.seconds(86_400)
    public static let time = Duration.nanoseconds(1)...Duration.seconds(365 * 86_400)
  }

  /// Refuses numbers outside their range.
  ///
  /// - Throws: `RulesError` for the first such field, in the order of declaration.
  public func validate() throws(RulesError) {
    try check("matchSize", matchSize, Range.matchSize)
    try check("matchPoints", matchPoints, Range.points)
    try check("missPenalty", missPenalty, Range.points)
    try check("bonusLimit", bonusLimit, Range.pause)
    try check("players", players, Range.players)
    try check("peek", peek, Range.pause)
    switch limit {
    case .turns(let turns): try check("limit.turns", turns, Range.count)
    case .misses(let misses): try check("limit.misses", misses, Range.count)
    case .time(let time): try check("limit.time", time, Range.time)
    case nil: break
    }
  }

  private func check(
    _ field: String, _ value: Int, _ range: ClosedRange<Int>
  ) throws(RulesError) {
    guard !range.contains(value) else { return }
    let allowed = "\(range.lowerBound)...\(range.upperBound)"
    throw RulesError(field: field, value: "\(value)", allowed: allowed)
  }

  private func check(
    _ field: String, _ value: Duration, _ range: ClosedRange<Duration>
  ) throws(RulesError) {
    if !range.contains(value) { throw RulesError(field: field, value: value, allowed: range) }
  }
}
