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

  /// Returns the game of a name, or nil; of several with that name, the user's own.
  ///
  /// No other game is asked, so that nobody can delay the answer by sharing many.
  func find(_ word: String) throws(Failure) -> SharedGameListing? {
    let folders = try context.requireSharedGames().folders
    guard let name = SharedGameName(word) else { return nil }
    return SharedGameListing.named(
      name, in: folders.all(), waitingAtMost: Self.patience, now: context.clock.awake)
  }

  /// Returns the game of a name, which can be joined or watched.
  ///
  /// - Throws: `UsageError` if there is none, `Failure` if its host does not answer.
  func game(named word: String) throws -> SharedGameListing {
    guard let found = try find(word) else {
      throw UsageError.unknownSharedGame(word, games: try all().map(\.name.description))
    }
    try found.requirePossible()
    return found
  }

  /// The only one with a free seat.
  ///
  /// - Throws: `Failure` if there is none, or several.
  func freeGame() throws -> SharedGameListing {
    let games = try all()
    let free = games.filter { $0.greeting.map { $0.freeSeats > 0 } ?? false }
    if free.isEmpty, games.count == 1 { try games[0].requirePossible() }
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

extension SharedGameListing {
  /// Refuses a game that cannot be joined, as of another version.
  func requirePossible() throws(Failure) {
    if let trouble {
      throw Failure(code: .failed, message: "the shared game \(name): \(trouble)")
    }
    if let silence {
      throw Failure(code: .tryAgain, message: "the shared game \(name): \(silence)")
    }
  }

  /// The reason why the host has said nothing; nil if it has.
  var silence: String? {
    if isBusy { return "too many programs are connecting to its host; try again" }
    return greeting == nil ? "its host is not answering" : nil
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
