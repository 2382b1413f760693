public import MemoryModel

// Operations on saved games; notices report errors.
extension AppModel {
  /// The length limit of a saved game's name in scalars.
  public static let longestGameName = 60

  /// Reads the saved games again; if that fails, the previous list stays.
  public func refreshGames() {
    games = notices.attempt("The saved games cannot be listed", world.repository.summaries) ?? games
  }

  /// Reads the finished games, the last played first.
  ///
  /// - Returns: The games.
  /// - Throws: The error of the repository, which a notice describes too.
  public func finishedGames() throws -> [GameSummary] {
    try notices.reported("The finished games cannot be listed", world.repository.finished)
  }

  /// Returns the unfinished game with a theme that was played last and is not open elsewhere.
  public func gameInProgress(with theme: Theme) -> GameSummary? {
    games.first { $0.themeID == theme.id && !$0.isOver && !$0.isOpenElsewhere }
  }

  /// Returns the trimmed name of a saved game; nil if it is empty or too long.
  public static func gameName(typed text: String) -> String? {
    let name = text.trimmed
    return name.isEmpty || name.unicodeScalars.count > longestGameName ? nil : name
  }

  /// Renames a saved game; the name is trimmed.
  ///
  /// - Returns: True if it was renamed. An empty or too long name is ignored without a notice.
  @discardableResult
  public func renameGame(_ id: String, _ name: String) -> Bool {
    guard let name = Self.gameName(typed: name) else { return false }
    let player = id == gameID ? self : other(playing: id)
    let isOnDisk = player?.current?.isOnDisk ?? true
    let isDone =
      !isOnDisk || change("The game cannot be renamed") { try world.repository.rename(id, name) }
    if isDone { player?.current?.name = name }
    return isDone
  }

  /// Saves a copy of a saved game.
  @discardableResult
  public func duplicateGame(_ id: String) -> Bool {
    change("The game cannot be duplicated") { try world.repository.duplicate(id) }
  }

  /// Removes a saved or finished game, after leaving it if it is the current one.
  ///
  /// - Returns: True if it can be restored; false for a game without any moves.
  @discardableResult
  public func removeGame(_ id: String) -> Bool {
    guard isFreeHere(id) else { return false }
    if id == gameID {
      leave()
      refreshGames()
      let finished = (try? world.repository.finished()) ?? []
      guard (games + finished).contains(where: { $0.id == id }) else { return false }
    }
    return change("The game cannot be deleted") { try world.repository.remove(id) }
  }

  /// Restores a saved or finished game that was removed.
  @discardableResult
  public func restoreGame(_ id: String) -> Bool {
    change("The game cannot be brought back") { try world.repository.restore(id) }
  }

  /// Changes the repository, and then reads it again, even after an error.
  private func change(_ failure: String, _ body: () throws -> Void) -> Bool {
    defer { refreshGames() }
    return notices.attempt(failure, body) != nil
  }
}
