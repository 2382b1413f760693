import MemoryEngine
public import MemoryModel

// Games with players at several terminals, hosted here or elsewhere.
extension GameViewModel {
  /// True if a person here may turn the next card, unless it is a computer's turn.
  public var isTurnHere: Bool { seatsHere?.contains(game.currentPlayer) ?? true }

  /// True if another terminal hosts the game: events are received, and actions are requests.
  public var isKeptElsewhere: Bool { wish != nil }

  /// The only person at this terminal; nil if there are several, or none.
  public var onlyPersonHere: Int? {
    guard let seatsHere else { return setup.people == 1 ? 0 : nil }
    return seatsHere.count == 1 ? seatsHere.first : nil
  }

  /// Returns true if a player is “you”: the only person in the game, at this terminal.
  public func isYou(_ player: Int) -> Bool {
    setup.people == 1 && player == 0 && (seatsHere?.contains(0) ?? true)
  }

  /// Returns the name of a player: “You”, the level of a computer, or the person's name.
  public func name(of player: Int) -> String {
    if isYou(player) { return "You" }
    return setup.computerTitle(of: player) ?? names.title(of: player)
  }

  /// Carries out a request of another terminal.
  ///
  /// - Parameters:
  ///   - intent: The request; another game is dealt by the owner of the setup, not here.
  ///   - player: The player of the terminal's seat, who can only turn a card in its own turn.
  public func fulfil(_ intent: GameIntent, of player: Int) {
    switch intent {
    case .choose(let card): if game.currentPlayer == player { choose(card, isFromElsewhere: true) }
    case .pause: pause(.elsewhere)
    case .resume: resume(.elsewhere)
    case .undo: undo()
    case .shuffle: shuffle()
    case .hint: if game.currentPlayer == player { countHint() }
    case .again: break
    }
  }

  /// Applies a journal entry received from the host.
  ///
  /// - Parameter entry: The next event, which must be possible here.
  public func follow(_ entry: JournalEntry) {
    switch entry {
    case .move(let move): flip(move.card, at: .nanoseconds(move.nanoseconds))
    case .shuffle: moves.shuffle()
    case .undo: if moves.undo() { forgetEnd() }
    case .hint: moves.hints += 1
    case .played: break
    }
  }

  /// Applies the clock received from the host.
  ///
  /// - Parameters:
  ///   - time: The game time.
  ///   - isRunning: True if the clock runs. In the first second of a game it is stopped because of
  ///     the
  ///     deal, which is not a pause.
  public func follow(time: Duration, isRunning: Bool) {
    let stands = !isRunning && !game.isOver(at: time)
    let isBegun = flips > 0 || time >= .seconds(1)
    clock.follow(time, isStopped: stands, stands && isBegun ? .elsewhere : [])
  }
}
