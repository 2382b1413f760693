/// The rules as plain 64-bit numbers, which every flip reads.
@frozen @usableFromInline
struct RuleNumbers: Hashable, Sendable {
  @usableFromInline let matchSize: Int
  @usableFromInline let matchPoints: Int
  @usableFromInline let missPenalty: Int
  @usableFromInline let bonusLimit: Int64
  @usableFromInline let players: Int
  @usableFromInline let matchKeepsTurn: Bool
  @usableFromInline let peek: Int64
  /// True if there is a peek or a time limit.
  @usableFromInline let watchesTime: Bool
  /// True if there is a limit of turns or misses.
  @usableFromInline let countsTurns: Bool
  /// The limit of turns, or `Int.max` if there is none; the next two limits are represented alike.
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

  /// True if one player plays pairs without peek or limit.
  @inlinable var arePlainPairs: Bool {
    matchSize == 2 && players == 1 && matchKeepsTurn && !watchesTime && !countsTurns
  }

  /// Creates rules with constants for all but the points and the bonus, for a specialized loop.
  ///
  /// - Precondition: The rules are plain pairs.
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
