import MemoryEngine
public import MemoryModel

// The current game: one that was saved, or that another terminal hosts, and what keeps it.
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
    let theme = library.theme(saved.theme.id)?.with(saved.theme.sides)
    let model = try GameViewModel(
      resuming: saved, theme: theme ?? Theme(of: saved),
      opponents: opponents(saved.opponents, saved.record.seed), schedule: schedule, now: world.now)
    if let theme, theme.digest != saved.theme.digest { tellThemeWasEdited(theme, saved) }
    return model
  }

  /// Shows a game that another terminal hosts, after leaving the current one.
  public func show(_ followed: GameViewModel) {
    leave()
    keeper = keeper(of: followed, named: followed.setup.theme.name, life: .elsewhere)
    seatPlayers()
  }

  /// Makes a game the current one, and records its events from now on.
  func show(
    _ model: GameViewModel, id: String? = nil, named name: String, life: GameLife,
    recorder: GameRecorder? = nil
  ) {
    model.names = settings.playerNames
    model.speaksUnicode = world.speaksUnicode
    let keeper = keeper(of: model, id: id, named: name, life: life, recorder: recorder)
    self.keeper = keeper
    seatPlayers()
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
      repository: world.repository, records: records, notices: notices,
      circumstances: { [world, settings, table] in
        let date = world.today()
        var circumstances = PlayedGame.Circumstances(date: date, zone: world.zone(date))
        circumstances.isKidsMode = settings.isKidsMode
        circumstances.isShared = table.sharing != nil
        return circumstances
      },
      player: { [settings] in settings.playerName },
      didEnter: { [weak self] in self?.noteDaily($0) })
    return GameKeeper(
      model, id: id ?? world.newID(), name: name, life: life, recorder: recorder, place: place)
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

extension Theme {
  /// Creates a theme of a saved game's faces, for a game whose theme does not exist here.
  public init(of saved: SavedGame) {
    let kinds = saved.record.deck.kinds.map(\.faces)
    let areUnequal = kinds.allSatisfy { $0.count > 1 }
    self.init(
      id: saved.theme.id, name: saved.theme.name, faces: kinds.compactMap(\.first),
      secondFaces: areUnequal ? kinds.map { $0[1] } : nil, pairs: kinds.count,
      color: saved.theme.color)
    sides = saved.theme.sides
  }
}
