import MemoryEngine
public import MemoryModel

// Games that exist already: saved ones, those of files, and those that another terminal hosts.
extension AppModel {
  /// Continues a saved game after leaving the current one.
  ///
  /// - Returns: True if it can be played.
  @discardableResult
  public func resume(_ id: String) -> Bool {
    if id == gameID, game?.result == nil { return true }
    guard isFreeHere(id) else { return false }
    return notices.attempt("This game cannot be opened") { try open(id) } != nil
  }

  /// Continues a saved game after leaving the current one.
  ///
  /// - Throws: The errors of the repository, or `ReplayError` for an impossible record.
  public func open(_ id: String) throws {
    if id == gameID { leave() }
    let (saved, recorder) = try world.repository.open(id)
    let model = try resumed(saved)
    leave()
    show(model, id: saved.id, named: saved.name, life: .recording, recorder: recorder)
  }

  /// Continues a game from a file, as a new saved game.
  ///
  /// - Throws: `ReplayError` for an impossible record; the current game continues.
  public func adopt(_ saved: SavedGame) throws {
    let model = try resumed(saved)
    leave()
    // A game that is over is only shown: it counts where it was played.
    show(model, named: saved.name, life: model.result == nil ? .dealt : .settled)
    keeper?.begin()
  }

  private func resumed(_ saved: SavedGame) throws -> GameViewModel {
    let game = try dealer.resume(saved)
    if let theme = dealer.theme(of: saved), theme.digest != saved.theme.digest {
      tellThemeWasEdited(theme, saved)
    }
    return game
  }

  /// Shows a game that another terminal hosts, after leaving the current one.
  public func show(_ followed: GameViewModel) {
    leave()
    table.keeper = keeper(of: followed, named: followed.setup.theme.name, life: .elsewhere)
    table.seatPlayers()
  }

  /// Makes a game the current one, and records its events from now on.
  func show(
    _ model: GameViewModel, id: String? = nil, named name: String, life: GameLife,
    recorder: GameRecorder? = nil
  ) {
    let keeper = keeper(of: model, id: id, named: name, life: life, recorder: recorder)
    table.keeper = keeper
    table.seatPlayers()
    model.journal = { [weak self, weak keeper] entry in
      keeper?.note(entry)
      guard let self, keeper === self.keeper else { return }
      table.notifyOthers(entry)
      if case .move = entry, keeper?.game.lastOutcome?.isMatch == true, settings.bell {
        family.bells += 1
      }
    }
    keeper.noteEnd()
  }

  private func keeper(
    of model: GameViewModel, id: String? = nil, named name: String, life: GameLife,
    recorder: GameRecorder? = nil
  ) -> GameKeeper {
    let place = GameKeeper.Place(
      world: world, records: records, notices: notices, settings: settings,
      isShared: { [table] in table.sharing != nil },
      didEnter: { [weak self] in self?.noteDaily($0) })
    return GameKeeper(
      model, id: id ?? world.newID(), name: name, life: life, recorder: recorder, place: place)
  }

  /// Removes a saved or finished game, after leaving it if it is the current one.
  ///
  /// - Returns: True if it can be restored; false for a game without any moves.
  @discardableResult
  public func removeGame(_ id: String) -> Bool {
    guard isFreeHere(id) else { return false }
    if id == gameID {
      leave()
      guard games.has(id) else { return false }
    }
    return games.remove(id)
  }

  /// Returns true if no other model of this program plays the game; otherwise shows a notice.
  func isFreeHere(_ id: String) -> Bool {
    guard let other = family.model(playing: id), other !== self else { return true }
    notices.show(.info, "\(other.gameName.printable(atMost: 40)) is open in another pane.")
    return false
  }

  private func tellThemeWasEdited(_ theme: Theme, _ saved: SavedGame) {
    let (then, now) = (saved.theme.digest.digestText, theme.digest.digestText)
    notices.show(
      .info,
      """
      The theme \(theme.name.printable(atMost: 40)) was edited since (\(then), now \(now)); \
      this game keeps its faces.
      """)
  }
}
