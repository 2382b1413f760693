import CommandLineKit
import MemoryViewModel
import SharedGames

/// A search for the shared games that a command line means.
struct SharedGameFinder {
  /// The time in which a host must answer.
  static let patience = Duration.milliseconds(900)

  let context: RunContext

  /// Returns all shared games that are visible to this user.
  func all() throws(Failure) -> [SharedGameListing] { try search(Self.patience).all() }

  /// Returns all shared games, and those of the player's other programs, which are not listed,
  /// as far as the hosts answer in some time.
  func allInUse(
    waitingAtMost patience: Duration = Self.patience
  ) throws(Failure) -> [SharedGameListing] {
    try search(patience, inMore: context.requireSharedGames().folders.unlisted()).all()
  }

  /// Returns the games of some names, or nil for a name without a game.
  ///
  /// Only these games are queried, so that other games cannot delay the answer.
  ///
  /// - Throws: `UsageError` if a name may mean the games of several users.
  func find(_ words: [String]) throws -> [SharedGameListing?] {
    let wanted = words.map { SharedGameReference($0) }
    let references = wanted.compactMap { $0 }
    var found = try search(Self.patience).named(references.map(\.name)) { index, users in
      try references[index].choose(among: users)
    }[...]
    return wanted.map { $0 == nil ? nil : found.popFirst() ?? nil }
  }

  /// Returns the game of a name, which can be joined or watched.
  ///
  /// - Throws: `UsageError` if there is none, `Failure` if its host does not answer.
  func game(named word: String) throws -> SharedGameListing {
    guard let found = try find([word])[0] else {
      throw UsageError.unknownSharedGame(word, among: try names())
    }
    try found.requirePossible()
    return found
  }

  /// Returns the names of all shared games, which are known without a query.
  func names() throws(Failure) -> [String] { try search(.zero).all().map(\.name.description) }

  /// Returns the only game with a free seat.
  ///
  /// - Throws: `Failure` if there is none, or several.
  func freeGame() throws -> SharedGameListing {
    let games = try all()
    let free = games.filter(\.hasFreeSeat)
    if free.count > 1 {
      throw UsageError.usage(
        "\(free.count) shared games have free seats; name one: "
          + offered(games.references(of: free)))
    }
    if let game = free.first { return game }
    if games.count == 1 { try games[0].requirePossible() }
    throw Failure(withoutFreeSeatIn: games)
  }

  private func search(
    _ patience: Duration, inMore more: [SharedGamePlace] = []
  ) throws(Failure) -> SharedGameSearch {
    let folders = try context.requireSharedGames().folders
    return SharedGameSearch(
      in: folders.all() + more, waitingAtMost: patience, now: context.clock.awake)
  }
}

extension UsageError {
  /// Returns the error for an unknown name, with a similar name if there is one.
  static func unknownSharedGame(_ word: String, among names: [String]) -> Self {
    .arguments(
      .unknown(
        "shared game", word, among: names, otherwise: "see \(Memorize.name) games --shared"))
  }
}

extension Failure {
  /// Creates the failure for games of which none has a free seat.
  init(withoutFreeSeatIn games: [SharedGameListing]) {
    guard let first = games.first else {
      self.init(
        code: .failed,
        message: "no game is shared; a host begins one with \(Memorize.name) play --share")
      return
    }
    let obstructed = games.filter { $0.obstacle != nil }
    guard !obstructed.isEmpty else {
      self.init(
        code: .failed,
        message: "no shared game has a free seat; "
          + "watch one with \(Memorize.name) watch \(first.name)")
      return
    }
    let reasons = (obstructed + games.filter { $0.obstacle == nil }).map { game in
      "\(game.title): \(game.obstacle == nil ? "no free seat" : game.trouble)"
    }
    let more = reasons.count > 3 ? ["and \(reasons.count - 3) more"] : []
    self.init(
      code: .tryAgain,
      message: "no shared game can be joined now: "
        + (reasons.prefix(3) + more).joined(separator: "; "))
  }
}
