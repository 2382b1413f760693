import CommandLineKit
import MemoryModel
import SharedGames
import SystemCalls

extension Failure {
  /// Creates the failure for a game that cannot be shared under a name.
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

  /// Creates the failure for a shared game whose socket cannot be used.
  init(joining game: SharedGameListing, _ error: SocketError) {
    switch error {
    case .system(_, .busy): self.init(joining: game, .busy)
    case .nobodyListens: self.init(joining: game, .ended(.cut))
    case .pathTooLong, .notASocket, .somebodyElses, .inUse, .system:
      self.init(
        code: .failed, message: "cannot reach the game: \(error.sentence(showing: shownPath))")
    }
  }

  /// Creates the failure for a shared game that cannot be joined.
  init(joining game: SharedGameListing, _ obstacle: SharedGameObstacle) {
    self.init(
      code: obstacle.isTemporary ? .tryAgain : .failed,
      message: "the shared game \(game.title): \(obstacle)")
  }

  /// Creates the failure for an unsafe folder, with what would be right.
  init(sharingIn flaw: RestrictedFolder.Flaw) {
    var message = "cannot share the game: \(flaw.sentence(showing: shownPath))"
    if case .notTheGroups(_, let owner, let group) = flaw {
      message +=
        owner == UserAccount.currentID
        ? "; remove it"
        : "; ask an administrator to remove it, or to make "
          + "\(SharedGameFolders.system)/\(shown(group)) (see \(Memorize.name) help play)"
    }
    self.init(code: .failed, message: message)
  }
}

extension RunContext {
  /// Returns the folders of shared games and the name of the user.
  ///
  /// - Throws: `Failure` if games cannot be shared on this system.
  func requireSharedGames() throws(Failure) -> SharedGamesWorld {
    guard let sharedGames else {
      throw Failure(code: .failed, message: "games cannot be shared here")
    }
    return sharedGames
  }
}

/// Returns the path of a socket for a message, complete so that it can be looked at.
func shownPath(_ path: String) -> String { path.printable(atMost: 120) }
