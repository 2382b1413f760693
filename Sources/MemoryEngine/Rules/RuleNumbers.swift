/// The rules as the flip reads them: plain 64-bit numbers.
@frozen @usableFromInline
struct RuleNumbers: Hashable, Sendable {
  @frozen @usableFromInline enum Limit: Hashable, Sendable {
    case none
    case turns
    case misses
    case time
  }

  @usableFromInline let matchSize: Int
  @usableFromInline let matchPoints: Int
  @usableFromInline let missPenalty: Int
  @usableFromInline let bonusLimit: Int64
  @usableFromInline let players: Int
  @usableFromInline let matchKeepsTurn: Bool
  @usableFromInline let peek: Int64
  @usableFromInline let limit: Limit
  @usableFromInline let limitValue: Int64
  @usableFromInline let timeLimit: Int64

  init(_ rules: Rules) {
    matchSize = rules.matchSize
    matchPoints = rules.matchPoints
    missPenalty = rules.missPenalty
    bonusLimit = rules.bonusLimit.clampedNanoseconds
    players = rules.players
    matchKeepsTurn = rules.matchKeepsTurn
    peek = rules.peek.clampedNanoseconds
    (limit, limitValue) =
      switch rules.limit {
      case nil: (.none, 0)
      case .turns(let turns): (.turns, Int64(turns))
      case .misses(let misses): (.misses, Int64(misses))
      case .time(let time): (.time, time.clampedNanoseconds)
      }
    timeLimit = if case .time = limit { limitValue } else { .max }
  }

  /// Whether one player plays pairs without peek or limit.
  @inlinable var arePlainPairs: Bool {
    guard case .none = limit else { return false }
    return matchSize == 2 && players == 1 && matchKeepsTurn && peek == 0
  }

  /// These rules with all but the points as constants, for a loop that is compiled for them.
  ///
  /// - Precondition: They are plain pairs.
  @inlinable @inline(__always) init(plainPairs rules: RuleNumbers) {
    matchSize = 2
    matchPoints = rules.matchPoints
    missPenalty = rules.missPenalty
    bonusLimit = rules.bonusLimit
    players = 1
    matchKeepsTurn = true
    peek = 0
    limit = .none
    limitValue = 0
    timeLimit = .max
  }

  @inlinable @inline(__always) func isPeeking(at now: Int64) -> Bool {
    peek != 0 && now < peek
  }

  @inlinable @inline(__always) func isTimeUp(at now: Int64) -> Bool {
    now >= timeLimit
  }

  @inlinable @inline(__always) func isLimitReached(turns: Int, misses: Int) -> Bool {
    switch limit {
    case .none, .time: false
    case .turns: Int64(turns) >= limitValue
    case .misses: Int64(misses) >= limitValue
    }
  }
}
