// The windows that show the current game, which is left when the last one leaves it.
extension AppModel {
  /// Notes that a window shows the game, which goes on.
  public func showGame(in window: ObjectIdentifier) {
    table.windows[window] = true
    game?.resume(.away)
  }

  /// Notes that another screen covers the game in a window, or that the window does not receive the
  /// keys; the game pauses unless others show it.
  public func coverGame(in window: ObjectIdentifier) {
    table.windows[window] = false
    pauseUnlessShown()
  }

  /// Notes that a window has left the game.
  ///
  /// - Returns: True if the game was left; false if other windows have it still.
  @discardableResult
  public func leaveGame(in window: ObjectIdentifier) -> Bool {
    table.windows[window] = nil
    guard table.windows.isEmpty else {
      pauseUnlessShown()
      return false
    }
    leave()
    return true
  }

  /// Notes whether another program of the player shows the game, which then goes on even while
  /// other screens cover it here.
  public func showGameElsewhere(_ isShown: Bool) {
    guard isShown != table.isShownElsewhere else { return }
    table.isShownElsewhere = isShown
    if isShown {
      game?.resume(.away)
    } else if !table.windows.isEmpty {
      pauseUnlessShown()
    }
  }

  private func pauseUnlessShown() {
    if !table.isShown { game?.pause(.away) }
  }
}
