import MemoryEngine

// The game time on the disk, so that a killed program gives at most a second back.
extension GameKeeper {
  /// The time between two notes.
  private static let pause = Duration.seconds(1)

  /// The time until the game time must be noted; nil while no bonus and no limit of time runs.
  public var timeToNextNote: Duration? {
    guard isOnDisk, game.isTimeScored else { return nil }
    return max(.zero, max(notedTime, game.game.latestFlip) + Self.pause - game.time)
  }

  /// True if the game time must be noted now.
  public var isNoteDue: Bool { timeToNextNote == .zero }

  /// Notes the game time if that is due, without waiting for the disk.
  public func noteTimeIfDue() {
    if isNoteDue { keepTime() }
  }
}

extension GameViewModel {
  /// True if the time that passes now changes points or ends the game: a limit of time, or the
  /// bonus of a card that is up.
  var isTimeScored: Bool {
    guard !isPaused, isDealt, result == nil else { return false }
    if case .time(_)? = game.rules.limit { return true }
    let time = time
    return game.faceUp.contains { game.card($0, at: time).isBonusRunning }
  }
}
