import CommandLineKit
import MemoryModel
import SharedGames
import SystemCalls

extension Failure {
  /// Why a game cannot be shared under a name.
  init(sharing error: SocketError, as name: SharedGameName) {
    let another = "give this one another \(Option.sharedName.row.title)"
    switch error {
    case .inUse:
      self.init(
        code: .tryAgain,
        message: "another program shares a game called \(name) already; \(another)")
    case .somebodyElses(_, let owner):
      self.init(
        code: .failed,
        message: "the name \(name) belongs to \(SeatName(user: owner)) already; \(another)")
    case .pathTooLong, .notASocket, .nobodyListens, .system:
      self.init(
        code: .failed, message: "cannot share the game: \(error.sentence(showing: shownPath))")
    }
  }

  /// Why a shared game cannot be joined.
  init(joining game: SharedGameListing, _ error: SocketError) {
    switch error {
    case .system(_, .busy): self.init(joining: game, .busy)
    case .nobodyListens: self.init(joining: game, .ended(.cut))
    case .pathTooLong, .notASocket, .somebodyElses, .inUse, .system:
      self.init(
        code: .failed, message: "cannot reach the game: \(error.sentence(showing: shownPath))")
    }
  }

  /// Why a shared game cannot be joined that was found.
  init(joining game: SharedGameListing, _ obstacle: SharedGameObstacle) {
    self.init(
      code: obstacle.isTemporary ? .tryAgain : .failed,
      message: "the shared game \(game.title): \(obstacle)")
  }

  /// Why a game cannot be shared in a folder, and what would be right.
  init(sharingIn flaw: RestrictedFolder.Flaw) {
    var message = "cannot share the game: \(flaw.sentence(showing: shownPath))"
    if case .notTheGroups(_, _, let group) = flaw {
      message +=
        "; ask an administrator to remove it, or to make "
        + "\(SharedGameFolders.system)/\(shown(group)) (see \(Memorize.name) help play)"
    }
    self.init(code: .failed, message: message)
  }
}

extension RunContext {
  /// Where shared games are.
  ///
  /// - Throws: `Failure` where there is no such place.
  func requireSharedGames() throws(Failure) -> SharedGamesWorld {
    guard let sharedGames else {
      throw Failure(code: .failed, message: "games cannot be shared here")
    }
    return sharedGames
  }
}

/// The path of a socket in a message: whole, so that it can be looked at.
func shownPath(_ path: String) -> String { path.printable(atMost: 120) }
