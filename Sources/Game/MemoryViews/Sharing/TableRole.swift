import MemoryViewModel

/// The role of this terminal in the game on its screen.
enum TableRole {
  /// The owner of the game, shared or not.
  case owner
  /// A guest with a seat.
  case guest
  /// A second window of the host's player, with the same seats.
  case beside
  /// A watcher without a seat.
  case watcher

  init(in app: AppModel, _ game: GameViewModel) {
    guard game.isKeptElsewhere else {
      self = .owner
      return
    }
    self =
      app.table.sharing?.isWatching == true
      ? .watcher : app.table.sharing?.isBeside == true ? .beside : .guest
  }
}
