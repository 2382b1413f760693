import CommandLineKit
import MemoryModel
import SharedGames
import SystemCalls

extension Failure {
  /// Why a game cannot be shared under a name.
  init(sharing error: SocketError, as name: SharedGameName) {
    if case .inUse = error {
      self.init(
        code: .tryAgain,
        message: "another program shares a game called \(name) already; "
          + "give this one another \(Option.sharedName.row.title)")
    } else {
      self.init(
        code: .failed, message: "cannot share the game: \(error.sentence(showing: shownPath))")
    }
  }

  /// Why a shared game cannot be joined.
  init(joining error: SocketError) {
    self.init(
      code: .failed, message: "cannot reach the game: \(error.sentence(showing: shownPath))")
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
