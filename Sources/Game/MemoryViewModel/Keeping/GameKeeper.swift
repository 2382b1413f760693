public import MemoryModel
public import Observation

/// The keeper of one game: it records the events, and pays what is owed at the end.
///
/// `life` says what is on the disk; the keeper only does what its transitions ask for.
@Observable public final class GameKeeper {
  /// The game that is kept.
  public let game: GameViewModel
  /// The id of the game.
  public let id: String
  /// The name of the game.
  public internal(set) var name: String
  /// The life of the game: how much of it is on the disk.
  public private(set) var life: GameLife
  /// The entry of the game in the history; nil before its end.
  public internal(set) var playedGame: PlayedGame?
  /// A new best score that waits for a name.
  public internal(set) var newBest: Score?
  /// The sentence about what was lost when the game was left, without its full stop; nil for no
  /// loss.
  public private(set) var loss: String?
  @ObservationIgnored private var recorder: GameRecorder?
  /// The game time that was noted last.
  private(set) var notedTime = Duration.zero
  @ObservationIgnored let place: Place

  /// The places to which a game is written.
  struct Place {
    let world: World
    let records: GameRecords
    let notices: NoticeList
    let settings: Settings
    /// Returns true if the game is shared with other terminals.
    let isShared: () -> Bool
    /// Called when the game was entered in the history.
    let didEnter: (PlayedGame) -> Void
  }

  /// Creates the keeper of a game that was dealt, or of one that is on the disk with its recorder.
  init(
    _ game: GameViewModel, id: String, name: String, life: GameLife, recorder: GameRecorder? = nil,
    place: Place
  ) {
    (self.game, self.id, self.name, self.life) = (game, id, name, life)
    (self.recorder, self.place) = (recorder, place)
  }

  /// The game, as it is saved.
  public var saved: SavedGame {
    SavedGame(
      id: id, name: name, theme: SavedGame.ThemeMark(of: game.setup.theme), record: game.record,
      played: game.time, hints: game.hints, isPractice: game.setup.isPractice,
      opponents: game.setup.opponents, daily: game.setup.daily, experiment: game.setup.experiment)
  }

  /// True if the repository knows the game.
  var isOnDisk: Bool { recorder != nil }

  /// Saves a game that has flips already.
  func begin() {
    if life == .dealt, game.flips > 0 { create() }
  }

  /// Notes an event of the game.
  func note(_ entry: JournalEntry) {
    handle(
      game.result == nil
        ? .played(entry) : .ended(entry, isPractice: game.setup.isPractice))
  }

  /// Notes the end of the game if it is over, which a limit of time ends without an event.
  public func noteEnd() {
    guard game.result != nil else { return }
    switch life {
    case .dealt, .recording, .unsaved: note(.played(game.time))
    case .finished, .settled, .elsewhere, .left: break
    }
  }

  /// Waits until all events of the game are on the disk.
  ///
  /// - Returns: True if they are; otherwise `life` has the reason.
  @discardableResult
  public func confirm() -> Bool {
    noteEnd()
    if let recorder {
      write { try recorder.confirm() }
    } else if case .unsaved = life {
      create()
    }
    return life.failure == nil
  }

  /// Notes the game time, without waiting for the disk.
  func keepTime() {
    notedTime = game.time
    recorder?.keepTime(notedTime)
  }

  /// Writes the game to a new file.
  ///
  /// - Throws: An error if that is not possible; an existing file is not replaced.
  public func copy(to path: String) throws {
    try place.world.writeGame(saved, path)
    handle(.copied(path))
  }

  /// Leaves the game, after its last events were written.
  func leave() {
    game.pause(.away)
    confirm()
    handle(.left)
  }
}

// The effects.
extension GameKeeper {
  private func handle(_ event: GameLife.Event) {
    let (next, effects) = life.after(event)
    if life != next { life = next }
    for effect in effects { carryOut(effect) }
  }

  func carryOut(_ effect: GameLife.Effect) {
    switch effect {
    case .record(let entry): record(entry)
    case .pay(let debt): pay(debt)
    case .close(let ending): close(ending)
    case .tellFailure(let reason): tellFailure(reason)
    case .tellRefusal(let debt, let reason):
      place.notices.show(.warning, "\(debt.refusal): \(reason)")
    case .tellLoss(let unsaved): tellLoss(unsaved)
    }
  }

  private func record(_ entry: JournalEntry) {
    if let recorder {
      write { try recorder.append(entry) }
    } else if game.flips > 0 {
      create()
    }
  }

  /// Saves the game so far; nothing is written before the first flip.
  private func create() {
    write {
      recorder = try place.world.repository.create(saved)
      try recorder?.confirm()
    }
  }

  private func write(_ body: () throws -> Void) {
    do {
      try body()
      place.records.toldFailure = nil
      handle(.written(flips: game.flips))
    } catch {
      handle(.failed("\(error)".printable(atMost: 160)))
    }
  }

  private func pay(_ debt: GameLife.Debts.Debt) {
    do {
      switch debt {
      case .history: try enterHistory()
      case .pairs: try countPairs()
      case .score: try addScore()
      case .place: try recorder?.close(saved, .finished)
      }
      if debt == .place { recorder = nil }
      handle(.paid(debt))
    } catch {
      handle(.refused(debt, "\(error)".printable(atMost: 160)))
    }
  }

  /// Ends the recording; a game that cannot be moved stays among the saved ones.
  private func close(_ ending: GameRecorder.Ending) {
    guard let recorder else { return }
    do {
      try recorder.close(saved, ending)
    } catch {
      guard ending == .finished else { return }
      let reason = "\(error)".printable(atMost: 160)
      carryOut(.tellRefusal(.place, reason))
      try? recorder.close(saved, .saved)
    }
    self.recorder = nil
  }

  /// Says once that games are not being saved, until one is again.
  private func tellFailure(_ reason: String) {
    if place.records.toldFailure == nil {
      place.notices.show(.error, "The game is not being saved: \(reason)")
    }
    place.records.toldFailure = reason
  }

  private func tellLoss(_ unsaved: GameLife.Unsaved) {
    let name = name.printable(atMost: 40)
    let what =
      unsaved.isPartly ? "The last flips of the game \(name) are lost" : "The game \(name) is lost"
    loss = "\(what): \(unsaved.reason)"
    place.notices.show(.error, "\(what): \(unsaved.reason)")
  }
}
