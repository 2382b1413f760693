import MemoryEngine
public import MemoryModel

// A game whose players do not all sit here: it is kept here for others, or elsewhere.
extension GameViewModel {
  /// Whether somebody here may turn the next card, unless a computer is to.
  public var isTurnHere: Bool { seatsHere?.contains(game.currentPlayer) ?? true }

  /// Whether the game is kept elsewhere: it shows what it is told, and intents are wishes.
  public var isKeptElsewhere: Bool { wish != nil }

  /// The one person who turns cards here; nil where there are several, or nobody does.
  public var onlyPersonHere: Int? {
    guard let seatsHere else { return setup.people == 1 ? 0 : nil }
    return seatsHere.count == 1 ? seatsHere.first : nil
  }

  /// Whether a player is “you”: the only person who plays, and sits here.
  public func isYou(_ player: Int) -> Bool {
    setup.people == 1 && player == 0 && (seatsHere?.contains(0) ?? true)
  }

  /// What a player is called: “You”, by the level of a computer, or by name.
  public func name(of player: Int) -> String {
    if isYou(player) { return "You" }
    return setup.computerTitle(of: player) ?? names.title(of: player)
  }

  /// Does what somebody at another terminal wishes.
  ///
  /// - Parameters:
  ///   - intent: The wish; another game is not dealt here, but by whoever has the setup.
  ///   - player: Whose seat that one has. A card is turned only if it is that player's turn.
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

  /// Lets happen here what has happened in the game that is kept elsewhere.
  ///
  /// - Parameter entry: What came next there; it must be possible here.
  public func follow(_ entry: JournalEntry) {
    switch entry {
    case .move(let move): flip(move.card, at: .nanoseconds(move.nanoseconds))
    case .shuffle: recorded.shuffle()
    case .undo: if recorded.undo() { forgetLastFlip() }
    case .hint: hints += 1
    case .played: break
    }
  }

  /// Takes over the clock of a game that is kept elsewhere.
  ///
  /// - Parameters:
  ///   - time: Game time there.
  ///   - isRunning: Whether it goes on. In the first second of a game it stands because cards are
  ///     dealt there, and not because anybody paused it.
  public func follow(time: Duration, isRunning: Bool) {
    timer = GameTimer(at: time, clock: now(), deal: .zero)
    let stands = !isRunning && result == nil
    if stands { timer.pause(at: now()) }
    let isBegun = flips > 0 || time >= .seconds(1)
    let reasons: PauseReasons = stands && isBegun ? .elsewhere : []
    if pauses != reasons { pauses = reasons }
  }
}
