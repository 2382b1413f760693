import TextUI

/// What a key does to the game as a whole.
enum GameCommand: CaseIterable {
  case undo
  case help
  case pause
  case shuffle
  case newGame
  case hint
  case leave

  /// The command of a key, if it has one.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt]), case .character(let key) = press.key
    else { return nil }
    guard let command = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = command
  }

  var key: Character {
    switch self {
    case .undo: "u"
    case .help: "?"
    case .pause: "p"
    case .shuffle: "s"
    case .newGame: "n"
    case .hint: "H"
    case .leave: "q"
    }
  }

  /// What help says of it where the game that is played is being saved, or is not.
  func meaning(isSaved: Bool) -> String {
    switch self {
    case .undo: "take the last flip back, in practice"
    case .help: "this help"
    case .pause: "pause: the clock stops, the faces are hidden"
    case .shuffle: "move all cards to new places"
    case .newGame:
      isSaved ? "another game; this one is saved" : "another game; this one is not saved"
    case .hint: "what a good memory would turn next"
    case .leave: isSaved ? "leave; the game is saved" : "leave; the game is not saved"
    }
  }
}
