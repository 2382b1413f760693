import MemoryEngine
public import MemoryModel

// How the game that is played is written down.
extension AppModel {
  /// The game that is played, as it is to be kept.
  public var savedGame: SavedGame? {
    guard let game, let gameID else { return nil }
    let theme = game.setup.theme
    return SavedGame(
      id: gameID, name: gameName,
      theme: SavedGame.ThemeMark(
        id: theme.id, name: theme.name, color: theme.color, digest: theme.digest),
      record: game.record, played: game.time, hints: game.hints,
      isPractice: game.setup.isPractice, opponents: game.setup.opponents)
  }

  func beginRecording(_ model: GameViewModel, as name: String) {
    gameID = world.newID()
    gameName = name
    attach(nil, to: model)
    unbegun = savedGame
    if model.flips > 0 { create() }
  }

  /// Begins to keep the game that has been dealt; before its first flip nobody would miss it.
  private func create() {
    guard let game = unbegun else { return }
    do {
      recorder = try world.repository.create(game)
      unbegun = nil
    } catch {
      tellSavingFailed(error)
    }
  }

  func attach(_ recorder: GameRecorder?, to model: GameViewModel) {
    (self.recorder, unbegun) = (recorder, nil)
    seatPlayers()
    isCounted = model.result != nil
    newBest = nil
    (savingFailure, copyPath, isPartlySaved, isScorePending) = (nil, nil, false, false)
    loss = nil
    model.journal = { [weak self, weak model] entry in
      self?.record(entry)
      self?.tellOthers(entry)
      if case .move = entry, model?.lastOutcome?.isMatch == true { self?.ring() }
    }
  }

  private func ring() {
    if settings.bell { bells += 1 }
  }

  private func record(_ entry: JournalEntry) {
    if case .played = entry {} else { copyPath = nil }
    // The score first: a program that is killed between the two has a game to finish once more,
    // and its score, having the same id, counts once.
    if case .move = entry { countScore() }
    write(entry)
  }

  private func write(_ entry: JournalEntry) {
    if case .move = entry { create() }
    // What happens until it can be kept is kept with it then.
    if unbegun != nil { unbegun = savedGame }
    guard let recorder else { return }
    do {
      try recorder.append(entry)
      noteSaved()
    } catch {
      tellSavingFailed(error)
    }
  }

  private func noteSaved() {
    if savingFailure != nil { savingFailure = nil }
    (isPartlySaved, isFailureTold) = (true, false)
  }

  /// Says so once, until saving works again: play goes on.
  private func tellSavingFailed(_ error: any Error) {
    savingFailure = "\(error)".printable(atMost: 160)
    guard !isFailureTold else { return }
    isFailureTold = true
    notify(.error, "The game is not being saved: \(error)".printable(atMost: 200))
  }

  /// Asks whether all that happened in the game is on the disk, and waits for the answer.
  ///
  /// - Returns: Whether it is; else `savingFailure` says why not.
  @discardableResult
  public func confirmSaving() -> Bool {
    guard let recorder else { return savingFailure == nil }
    do {
      try recorder.confirm()
      noteSaved()
    } catch {
      tellSavingFailed(error)
    }
    return savingFailure == nil
  }

  /// What leaving the game now would do to it, as far as was asked.
  public var leaveOutcome: LeaveOutcome {
    guard let game else { return .nothing }
    if game.isKeptElsewhere { return .elsewhere }
    if game.result != nil {
      return isScorePending && recorder != nil && savingFailure == nil ? .scorePending : .over
    }
    if game.flips == 0 { return .nothing }
    guard let savingFailure else { return .saved }
    return copyPath.map { .copied($0) } ?? .lost(savingFailure, isPartly: isPartlySaved)
  }

  /// Writes the game as it is now to a new file of the player's.
  ///
  /// - Throws: Why that is not possible; nothing is ever written over.
  public func copyGame(to path: String) throws {
    guard let saved = savedGame else { return }
    try world.writeGame(saved, path)
    copyPath = path
  }

  /// Puts the game away: it is saved and free for others.
  public func leave() {
    guard let model = game else { return }
    model.pause(.away)
    putAway(model)
    (recorder, unbegun) = (nil, nil)
    game = nil
    gameID = nil
  }

  private func putAway(_ model: GameViewModel) {
    guard let saved = savedGame else { return }
    let isKept = model.flips > 0 && (model.result == nil || isScorePending)
    do {
      try recorder?.close(saved, isKept)
      if recorder != nil { noteSaved() }
    } catch {
      tellSavingFailed(error)
    }
    guard case .lost(let why, let isPartly) = leaveOutcome else { return }
    let name = gameName.printable(atMost: 40)
    let what = isPartly ? "The last flips of the game \(name) are lost" : "The game \(name) is lost"
    loss = "\(what): \(why)"
    notify(.error, "\(what): \(why)".printable(atMost: 200))
  }
}
