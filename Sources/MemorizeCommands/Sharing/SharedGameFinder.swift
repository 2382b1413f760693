import MemoryViewModel
import SharedGames

/// Finds the shared games that a command line names, or means.
struct SharedGameFinder {
  /// How long a host may take to say what it plays.
  private static let patience = Duration.seconds(1)

  let context: RunContext

  /// All that are shared where this user may look.
  func all() throws(Failure) -> [SharedGameListing] {
    let folders = try context.requireSharedGames().folders
    return SharedGameListing.all(
      in: folders.all(), waitingAtMost: Self.patience, now: context.clock.awake)
  }

  /// The game of a name; of several with one, the user's own.
  ///
  /// - Throws: `UsageError` if there is none.
  func game(named word: String) throws -> SharedGameListing {
    let games = try all()
    guard let game = games.game(named: word) else {
      throw UsageError.unknownSharedGame(word, games: games.map(\.name.description))
    }
    try game.requirePossible()
    return game
  }

  /// The only one with a free seat.
  ///
  /// - Throws: `Failure` if there is none, or several.
  func freeGame() throws -> SharedGameListing {
    let games = try all()
    let free = games.filter { $0.greeting.map { $0.freeSeats > 0 } ?? false }
    if free.count > 1 { throw UsageError.severalSharedGames(free.map(\.name.description)) }
    guard let game = free.first else {
      let taken =
        "no shared game has a free seat; \(Memorize.name) watch \(games.first.map { "\($0.name)" } ?? "") looks on"
      let none = "no game is shared; a host begins one with \(Memorize.name) play --share"
      throw Failure(code: .failed, message: games.isEmpty ? none : taken)
    }
    try game.requirePossible()
    return game
  }
}

extension [SharedGameListing] {
  /// The first of a name.
  func game(named word: String) -> SharedGameListing? {
    first { $0.name.description == word }
  }
}

extension SharedGameListing {
  /// Refuses a game that cannot be joined, as of another version.
  func requirePossible() throws(Failure) {
    guard let trouble else { return }
    throw Failure(code: .failed, message: "the shared game \(name): \(trouble)")
  }

  /// Refuses a game without a free seat.
  func requireFreeSeat() throws(Failure) {
    guard let greeting, greeting.freeSeats == 0 else { return }
    let seats = greeting.seats == 1 ? "the only seat" : "all \(greeting.seats) seats"
    throw Failure(
      code: .tryAgain,
      message: "\(seats) of the shared game \(name) are taken; "
        + "\(Memorize.name) watch \(name) looks on")
  }
}
