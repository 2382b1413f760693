import MemoryEngine
public import MemoryModel

// The recording of the current game.
extension AppModel {
  /// The current game, as it is saved.
  public var savedGame: SavedGame? {
    guard let game, let gameID else { return nil }
    return SavedGame(
      id: gameID, name: gameName, theme: SavedGame.ThemeMark(of: game.setup.theme),
      record: game.record, played: game.time, hints: game.hints,
      isPractice: game.setup.isPractice, opponents: game.setup.opponents,
      daily: game.setup.daily, experiment: game.setup.experiment)
  }

  func beginRecording(_ model: GameViewModel, as name: String) {
    gameID = world.newID()
    gameName = name
    attach(nil, to: model)
    unbegun = savedGame
    if model.flips > 0 { create() }
  }

  /// Starts to save the game, which happens with its first flip.
  private func create() {
    guard let game = unbegun else { return }
    do {
      recorder = try world.repository.create(game)
      unbegun = nil
    } catch {
      reportSavingFailure(error)
    }
  }

  func attach(_ recorder: GameRecorder?, to model: GameViewModel) {
    (self.recorder, unbegun) = (recorder, nil)
    seatPlayers()
    isCounted = model.result != nil
    (isInHistory, playedGame) = (isCounted, nil)
    newBest = nil
    (savingFailure, copyPath, isPartlySaved, isScorePending) = (nil, nil, false, false)
    loss = nil
    model.journal = { [weak self, weak model] entry in
      self?.record(entry)
      self?.notifyOthers(entry)
      if case .move = entry, model?.lastOutcome?.isMatch == true { self?.ring() }
    }
  }

  private func ring() {
    if settings.bell { family.bells += 1 }
  }

  private func record(_ entry: JournalEntry) {
    if case .played = entry {} else { copyPath = nil }
    // The score is saved first: if the program is killed in between, the finished game is found
    // again, and its score, which has the same id, counts once.
    if case .move = entry {
      // Before the score, because the game is among the finished ones afterwards.
      enterHistory()
      countScore()
    }
    write(entry)
  }

  private func write(_ entry: JournalEntry) {
    if case .move = entry { create() }
    // Until the game can be saved, its events are part of its initial record.
    if unbegun != nil { unbegun = savedGame }
    guard let recorder else { return }
    do {
      try recorder.append(entry)
      noteSaved()
    } catch {
      reportSavingFailure(error)
    }
  }

  private func noteSaved() {
    if savingFailure != nil { savingFailure = nil }
    (isPartlySaved, isFailureTold) = (true, false)
  }

  /// Reports a failure to save, once until saving works again; play continues.
  private func reportSavingFailure(_ error: any Error) {
    savingFailure = "\(error)".printable(atMost: 160)
    guard !isFailureTold else { return }
    isFailureTold = true
    notify(.error, "The game is not being saved: \(error)".printable(atMost: 200))
  }

  /// Waits until all events of the game are on the disk.
  ///
  /// - Returns: True if they are; otherwise `savingFailure` has the reason.
  @discardableResult
  public func confirmSaving() -> Bool {
    guard let recorder else { return savingFailure == nil }
    do {
      try recorder.confirm()
      noteSaved()
    } catch {
      reportSavingFailure(error)
    }
    return savingFailure == nil
  }

  /// The outcome of leaving the game now, as far as it is known.
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

  /// Writes the game to a new file.
  ///
  /// - Throws: An error if that is not possible; an existing file is not replaced.
  public func copyGame(to path: String) throws {
    guard let saved = savedGame else { return }
    try world.writeGame(saved, path)
    copyPath = path
  }

  /// Leaves the game: it is saved and released for other programs.
  public func leave() {
    guard let model = game else { return }
    model.pause(.away)
    // A limit of time is reached without a move.
    enterHistory()
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
      reportSavingFailure(error)
    }
    guard case .lost(let why, let isPartly) = leaveOutcome else { return }
    let name = gameName.printable(atMost: 40)
    let what = isPartly ? "The last flips of the game \(name) are lost" : "The game \(name) is lost"
    loss = "\(what): \(why)"
    notify(.error, "\(what): \(why)".printable(atMost: 200))
  }
}
