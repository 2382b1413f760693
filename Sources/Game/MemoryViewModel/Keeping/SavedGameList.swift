public import MemoryModel
public import Observation

/// The saved games of the player, and what can be done with those that are not played.
@Observable public final class SavedGameList {
  /// The length limit of a saved game's name in scalars.
  public static let longestName = 60

  /// The saved games, as they were last read.
  public private(set) var saved: [GameSummary] = []
  @ObservationIgnored let world: World
  @ObservationIgnored let notices: NoticeList
  @ObservationIgnored let family: AppFamily

  /// Creates a list that is not read yet.
  ///
  /// - Parameters:
  ///   - world: The place of the games.
  ///   - notices: The notices, which say what cannot be read or written.
  ///   - family: The models that play games of the list.
  init(_ world: World, notices: NoticeList, family: AppFamily) {
    (self.world, self.notices, self.family) = (world, notices, family)
  }

  /// Reads the saved games again; if that fails, the previous list stays.
  public func refresh() {
    saved = notices.attempt("The saved games cannot be listed", world.repository.summaries) ?? saved
  }

  /// Reads the finished games, the last played first.
  ///
  /// - Returns: The games.
  /// - Throws: The error of the repository, which a notice describes too.
  public func finished() throws -> [GameSummary] {
    try notices.reported("The finished games cannot be listed", world.repository.finished)
  }

  /// Returns the unfinished game with a theme that was played last and is not open elsewhere.
  public func inProgress(with theme: Theme) -> GameSummary? {
    saved.first { $0.themeID == theme.id && !$0.isOver && !$0.isOpenElsewhere }
  }

  /// Returns the trimmed name of a saved game; nil if it is empty or too long.
  public static func name(typed text: String) -> String? {
    let name = text.trimmed
    return name.isEmpty || name.unicodeScalars.count > longestName ? nil : name
  }

  /// Renames a saved game; the name is trimmed.
  ///
  /// - Returns: True if it was renamed. An empty or too long name is ignored without a notice.
  @discardableResult
  public func rename(_ id: String, _ name: String) -> Bool {
    guard let name = Self.name(typed: name) else { return false }
    let keeper = family.model(playing: id)?.current
    let isOnDisk = keeper?.isOnDisk ?? true
    let isDone =
      !isOnDisk || change("The game cannot be renamed") { try world.repository.rename(id, name) }
    if isDone { keeper?.name = name }
    return isDone
  }

  /// Saves a copy of a saved game.
  @discardableResult
  public func duplicate(_ id: String) -> Bool {
    change("The game cannot be duplicated") { try world.repository.duplicate(id) }
  }

  /// Removes a saved or finished game that nobody plays.
  ///
  /// - Returns: True if it was removed, and can be restored.
  func remove(_ id: String) -> Bool {
    change("The game cannot be deleted") { try world.repository.remove(id) }
  }

  /// Restores a saved or finished game that was removed.
  @discardableResult
  public func restore(_ id: String) -> Bool {
    change("The game cannot be brought back") { try world.repository.restore(id) }
  }

  /// Returns true if a game is on the disk, saved or finished.
  func has(_ id: String) -> Bool {
    refresh()
    let finished = (try? world.repository.finished()) ?? []
    return (saved + finished).contains { $0.id == id }
  }

  /// Changes the repository, and then reads it again, even after an error.
  private func change(_ failure: String, _ body: () throws -> Void) -> Bool {
    defer { refresh() }
    return notices.attempt(failure, body) != nil
  }
}

// Films of saved games.
extension SavedGameList {
  /// Returns a saved or finished game as a running film.
  ///
  /// - Parameters:
  ///   - id: The id of the game.
  ///   - names: The names of the people.
  /// - Returns: The film; nil if the game cannot be read, in which case a notice has the reason.
  public func film(of id: String, names: PlayerNames) -> FilmPlayer? {
    notices.attempt("This game cannot be watched") {
      FilmPlayer(running: try Film(of: try world.repository.read(id), names: names), now: world.now)
    }
  }

  /// Goes on with the film of a saved game that another program has changed.
  ///
  /// A game that cannot be read, such as one that was deleted, leaves the film as it is.
  public func update(_ player: FilmPlayer, of id: String, names: PlayerNames) {
    guard let saved = try? world.repository.read(id), let film = try? Film(of: saved, names: names)
    else { return }
    player.goOn(with: film)
  }
}
