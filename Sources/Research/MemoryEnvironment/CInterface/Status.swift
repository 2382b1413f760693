import CMemoryEnvironment
import MemoryEngine
import Synchronization

/// Returns the number of the error, whose message is kept for the caller's thread; 0 for success.
func status(of body: () throws(EnvironmentError) -> Void) -> Int32 {
  do {
    try body()
    return 0
  } catch {
    memory_environment_set_message(error.description)
    return Int32(bitPattern: error.status.rawValue)
  }
}

/// Returns the status of an operation on an environment.
func status(
  _ number: memory_environment,
  of body: (inout EnvironmentParts) throws(EnvironmentError) -> Void
) -> Int32 {
  status { () throws(EnvironmentError) in
    try LiveEnvironments.all.member(number).environment
      .withLock { environment throws(EnvironmentError) in try body(&environment) }
  }
}

extension EnvironmentError {
  var status: memory_environment_status {
    switch self {
    case .count: MEMORY_ENVIRONMENT_WRONG_COUNT
    case .option, .rules, .copiesNotInMatches, .peekOrLimit: MEMORY_ENVIRONMENT_WRONG_OPTION
    case .action: MEMORY_ENVIRONMENT_WRONG_ACTION
    case .gameOver: MEMORY_ENVIRONMENT_OVER
    case .notReset: MEMORY_ENVIRONMENT_NOT_RESET
    case .deal: MEMORY_ENVIRONMENT_WRONG_DEAL
    case .missing: MEMORY_ENVIRONMENT_MISSING
    case .misaligned: MEMORY_ENVIRONMENT_MISALIGNED
    case .noSuchEnvironment: MEMORY_ENVIRONMENT_NO_SUCH
    case .state: MEMORY_ENVIRONMENT_WRONG_STATE
    }
  }
}

extension EnvironmentOptions {
  /// Creates options from those of the C header.
  init(_ given: memory_environment_options) throws(EnvironmentError) {
    guard let moves = Moves(rawValue: given.rules) else {
      throw .option("rules", Int(given.rules), 0...Moves.allCases.count - 1)
    }
    guard let autoreset = Autoreset(rawValue: given.autoreset) else {
      throw .option("autoreset", Int(given.autoreset), 0...Autoreset.allCases.count - 1)
    }
    self.moves = moves
    self.autoreset = autoreset
    games = Int(given.games)
    firstGame = given.first_game
    gameStride = given.game_stride == 0 ? nil : given.game_stride
    kinds = Int(given.kinds)
    copies = Int(given.copies)
    rules.matchSize = Int(given.match_size)
    rules.matchPoints = Int(given.match_points)
    rules.missPenalty = Int(given.miss_penalty)
    rules.bonusLimit = .nanoseconds(given.bonus_limit)
    flipTime = .nanoseconds(given.flip_time)
    horizon = given.horizon == 0 ? nil : Int(given.horizon)
  }
}
