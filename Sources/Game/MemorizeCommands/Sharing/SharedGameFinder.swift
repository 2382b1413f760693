import MemoryViewModel
import SharedGames

/// Finds the shared games that a command line names, or means.
struct SharedGameFinder {
  /// How long a host may take to say what it plays.
  private static let patience = Duration.milliseconds(900)

  let context: RunContext

  /// All that are shared where this user may look.
  func all() throws(Failure) -> [SharedGameListing] { try search(Self.patience).all() }

  /// Returns the games of some words, or nil for each word that no game is called.
  ///
  /// No other game is asked, so that nobody can delay the answer by sharing many.
  ///
  /// - Throws: `UsageError` if a word may mean the games of several users.
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
    guard let found = try find([word])[0] else { throw try unknown(word) }
    try found.requirePossible()
    return found
  }

  /// Returns the error for a word that no game is called, with a similar name if there is one.
  func unknown(_ word: String) throws -> UsageError {
    // Names are known at once; no host is waited for.
    .unknownSharedGame(word, games: try search(.zero).all().map(\.name.description))
  }

  /// The only one with a free seat.
  ///
  /// - Throws: `Failure` if there is none, or several.
  func freeGame() throws -> SharedGameListing {
    let games = try all()
    let free = games.filter(\.hasFreeSeat)
    if free.count > 1 { throw UsageError.severalSharedGames(games.references(of: free)) }
    if let game = free.first { return game }
    if games.count == 1 { try games[0].requirePossible() }
    throw Failure(withoutFreeSeatIn: games)
  }

  private func search(_ patience: Duration) throws(Failure) -> SharedGameSearch {
    let folders = try context.requireSharedGames().folders
    return SharedGameSearch(
      in: folders.all(), waitingAtMost: patience, now: context.clock.awake)
  }
}

extension Failure {
  /// The reason why there is no seat to take in any of the games.
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
        message: "no shared game has a free seat; \(Memorize.name) watch \(first.name) looks on")
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
