import MemoryViewModel

/// What somebody at a screen is to the game on it.
enum TableRole {
  /// The game is their own, shared or not.
  case owner
  /// They have a seat in the game of somebody else.
  case guest
  /// They look on.
  case watcher

  init(in app: AppModel, _ game: GameViewModel) {
    guard game.isKeptElsewhere else {
      self = .owner
      return
    }
    self = app.sharing?.isWatching == true ? .watcher : .guest
  }
}
