import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// A command for the game as a whole.
typealias GameCommand = ScreenCommand<GameScreen>

@MainActor extension GameCommand {
  /// All commands, in the order of help.
  static var all: [Self] { [undo, help, pause, shuffle, newGame, again, hint, copy, leave] }

  private static var undo: Self {
    ofPlayers("u", "take the last flip back, in practice") { $0.undo() }
  }

  static var help: Self {
    Self(key: "?", meaning: "this help", priority: 5) { $0.open(.help) }
  }

  static var pause: Self {
    ofPlayers("p", "pause: the clock stops, the faces are hidden", priority: 3) {
      if $0.model.result == nil { $0.open(.pause) }
    }
  }

  static var shuffle: Self {
    ofPlayers("s", "move all cards to new places; asks once a game") { $0.shuffle() }
  }

  static var newGame: Self {
    Self(
      key: "n", meaning: "new game: theme, pairs, difficulty, players",
      isPossible: { $0.role == .owner },
      action: { screen in screen.ifSafe { screen.navigate(.start) } })
  }

  static var again: Self { ofPlayers("r", "deal again") { $0.dealAgain() } }

  static var hint: Self {
    ofPlayers("H", "what a good memory would turn next", priority: 2) { $0.tellHint() }
  }

  static var copy: Self {
    Self(key: "y", meaning: "copy the result as text, without faces") { $0.copyResult() }
  }

  static var leave: Self { Self(key: "q", meaning: "leave") { $0.open(.leave) } }

  /// Returns a command that is not possible for a watcher.
  private static func ofPlayers(
    _ key: Key, _ meaning: String, priority: Int? = nil,
    _ action: @escaping (GameScreen) -> Void
  ) -> Self {
    Self(
      key: key, meaning: meaning, priority: priority, isPossible: { $0.role != .watcher },
      action: action)
  }
}

// The commands of the game, by keys and hints.
extension GameScreen {
  func perform(_ command: GameCommand) {
    model.completeDeal()
    if command != asked { asked = nil }
    if command.perform(on: self) == .ignored { hint = refusal(of: command) }
  }

  /// Returns the reason why a command is not possible in a game that another terminal hosts.
  private func refusal(of command: GameCommand) -> String {
    if command != .newGame { return "You are watching." }
    return role == .beside ? "New games begin in the other window." : "Only the host can deal."
  }

  /// The hints in the status line, in order; if space is short, help is left out last, because it
  /// lists the others.
  var hints: [KeyHint] {
    let leave = KeyHint(
      key: "Esc", meaning: role == .owner ? "themes" : "leave", priority: 1, action: leaveTable)
    let help = GameCommand.help.hint("keys", perform: perform)
    if role == .watcher { return [leave, help] }
    return [
      KeyHint(key: isUnicode ? "⏎" : "Enter", meaning: "turn", priority: 4, action: turnCard),
      GameCommand.hint.hint("hint", perform: perform),
      GameCommand.pause.hint("pause", perform: perform),
      leave, help,
    ]
  }

  private func turnCard() {
    model.completeDeal()
    board.turnAtCursor(in: model)
  }

  /// Leaves the table for the themes.
  private func leaveTable() {
    model.completeDeal()
    if keepsSeat { open(.leave) } else { ifSafe(leave) }
  }

  fileprivate func undo() {
    guard !model.undo() else { return }
    hint =
      model.setup.isPractice
      ? "There is nothing to take back." : "Undo is for practice: see settings."
  }

  /// Moves all cards, after asking once in a game that counts.
  fileprivate func shuffle() {
    guard model.result == nil, !model.isPaused else { return }
    let isAsked = hasShuffled || model.setup.isPractice || asked == .shuffle
    guard isAsked else { return ask(.shuffle, "Press s again to move all cards to new places.") }
    withAnimation { model.shuffle() }
    hasShuffled = true
    hint = "All cards have moved."
  }

  /// Deals again, after asking if matches would be left behind; a host asks its own player.
  fileprivate func dealAgain() {
    let found = model.game.cardCount - model.game.unmatchedCards
    guard model.isKeptElsewhere || model.result != nil || found == 0 || asked == .again else {
      return ask(.again, "Press r again to leave this game and deal another one.")
    }
    ifSafe { app.playAgain() }
  }

  private func ask(_ command: GameCommand, _ question: String) {
    asked = command
    hint = question
  }

  fileprivate func copyResult() {
    if model.result != nil { hint = app.copyResult(copy) }
  }

  fileprivate func tellHint() {
    let newHint = model.hint()
    hint = model.say(newHint)
    let cards: [Int] =
      switch newHint {
      case .match(let cards): cards
      case .unseen(let card): [card]
      case nil: []
      }
    board.hinted = Set(cards)
    if let position = cards.first.flatMap({ model.game.tableOrder.firstIndex(of: $0) }) {
      board.cursor.move(to: position)
    }
  }
}
