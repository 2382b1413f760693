public import MemoryModel

// The games that are kept, and what a player can do to them. A notice says what goes wrong.
extension AppModel {
  /// The most scalars of a saved game's name.
  public static let longestGameName = 60

  /// Looks at the saved games again; where they cannot be read the last look counts on.
  public func refreshGames() {
    games = attempt("The saved games cannot be listed", world.repository.summaries) ?? games
  }

  /// The finished games as they are now, those played last first.
  ///
  /// - Returns: The games; nil where they cannot be read, and a notice says why.
  public func finishedGames() -> [GameSummary]? {
    attempt("The finished games cannot be listed", world.repository.finished)
  }

  /// The game with a theme that was played last and can go on here, as of the last look.
  public func gameInProgress(with theme: Theme) -> GameSummary? {
    games.first { $0.themeID == theme.id && !$0.isOver && !$0.isOpenElsewhere }
  }

  /// What a saved game is called by what was typed: without blanks round it, and nil if that is
  /// nothing or too long.
  public static func gameName(typed text: String) -> String? {
    let name = text.trimmed
    return name.isEmpty || name.unicodeScalars.count > longestGameName ? nil : name
  }

  /// Calls a saved game something else; blanks round the name are dropped.
  ///
  /// - Returns: Whether it is called so now. A name that is blank or too long is refused silently.
  @discardableResult
  public func renameGame(_ id: String, _ name: String) -> Bool {
    guard let name = Self.gameName(typed: name) else { return false }
    let isBegun = id != gameID || unbegun == nil
    let isDone =
      !isBegun
      || change("The game cannot be renamed") { try world.repository.rename(id, name) }
    if isDone, id == gameID { gameName = name }
    if !isBegun { unbegun = savedGame }
    return isDone
  }

  /// Keeps a copy of a saved game as it is now.
  @discardableResult
  public func duplicateGame(_ id: String) -> Bool {
    change("The game cannot be duplicated") { try world.repository.duplicate(id) }
  }

  /// Takes a saved or finished game out of the repository; the one that is played is put away first.
  ///
  /// - Returns: Whether it can be brought back: one in which nothing had happened is just gone.
  @discardableResult
  public func removeGame(_ id: String) -> Bool {
    if id == gameID {
      leave()
      refreshGames()
      let finished = (try? world.repository.finished()) ?? []
      guard (games + finished).contains(where: { $0.id == id }) else { return false }
    }
    return change("The game cannot be deleted") { try world.repository.remove(id) }
  }

  /// Brings a saved or finished game back that was removed.
  @discardableResult
  public func restoreGame(_ id: String) -> Bool {
    change("The game cannot be brought back") { try world.repository.restore(id) }
  }

  /// Changes the repository, and looks at it again whether that went well or not.
  private func change(_ failure: String, _ body: () throws -> Void) -> Bool {
    defer { refreshGames() }
    return attempt(failure, body) != nil
  }
}
