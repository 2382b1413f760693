import TextUI

/// A command for the game as a whole.
enum GameCommand: CaseIterable, ScreenCommand {
  case undo
  case help
  case pause
  case shuffle
  case newGame
  case again
  case hint
  case copy
  case leave

  var key: Key {
    switch self {
    case .undo: .character("u")
    case .help: .character("?")
    case .pause: .character("p")
    case .shuffle: .character("s")
    case .newGame: .character("n")
    case .again: .character("r")
    case .hint: .character("H")
    case .copy: .character("y")
    case .leave: .character("q")
    }
  }

  /// Returns the meaning in help, which depends on whether the game is saved.
  func meaning(isSaved: Bool) -> String {
    switch self {
    case .undo: "take the last flip back, in practice"
    case .help: "this help"
    case .pause: "pause: the clock stops, the faces are hidden"
    case .shuffle: "move all cards to new places; asks once a game"
    case .newGame: "new game: theme, pairs, difficulty, players"
    case .again:
      isSaved ? "deal again; this game is saved" : "deal again; this game is not saved"
    case .hint: "what a good memory would turn next"
    case .copy: "copy the result as text, without faces"
    case .leave: isSaved ? "leave; the game is saved" : "leave; the game is not saved"
    }
  }
}
