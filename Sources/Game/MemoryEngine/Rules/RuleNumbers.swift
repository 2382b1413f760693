/// The rules as the flip reads them: plain 64-bit numbers.
@frozen @usableFromInline
struct RuleNumbers: Hashable, Sendable {
  @usableFromInline let matchSize: Int
  @usableFromInline let matchPoints: Int
  @usableFromInline let missPenalty: Int
  @usableFromInline let bonusLimit: Int64
  @usableFromInline let players: Int
  @usableFromInline let matchKeepsTurn: Bool
  @usableFromInline let peek: Int64
  /// Whether there is a peek or a limit of time.
  @usableFromInline let watchesTime: Bool
  /// Whether there is a limit of turns or misses.
  @usableFromInline let countsTurns: Bool
  /// Out of reach where there is no such limit, and so are the next two.
  @usableFromInline let turnLimit: Int
  @usableFromInline let missLimit: Int
  @usableFromInline let timeLimit: Int64

  init(_ rules: Rules) {
    matchSize = rules.matchSize
    matchPoints = rules.matchPoints
    missPenalty = rules.missPenalty
    bonusLimit = rules.bonusLimit.clampedNanoseconds
    players = rules.players
    matchKeepsTurn = rules.matchKeepsTurn
    peek = rules.peek.clampedNanoseconds
    turnLimit = if case .turns(let turns) = rules.limit { turns } else { .max }
    missLimit = if case .misses(let misses) = rules.limit { misses } else { .max }
    timeLimit = if case .time(let time) = rules.limit { time.clampedNanoseconds } else { .max }
    watchesTime = peek > 0 || timeLimit < .max
    countsTurns = turnLimit < .max || missLimit < .max
  }

  /// Whether one player plays pairs without peek or limit.
  @inlinable var arePlainPairs: Bool {
    matchSize == 2 && players == 1 && matchKeepsTurn && !watchesTime && !countsTurns
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
    watchesTime = false
    countsTurns = false
    turnLimit = .max
    missLimit = .max
    timeLimit = .max
  }

  @_transparent @usableFromInline func isPeeking(at now: Int64) -> Bool {
    watchesTime && now < peek
  }

  @_transparent @usableFromInline func isTimeUp(at now: Int64) -> Bool {
    watchesTime && now >= timeLimit
  }

  @_transparent @usableFromInline func isLimitReached(turns: Int, misses: Int) -> Bool {
    countsTurns && (turns >= turnLimit || misses >= missLimit)
  }
}
