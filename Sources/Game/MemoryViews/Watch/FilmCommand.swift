import TextUI

/// A command for a film.
enum FilmCommand: CaseIterable, ScreenCommand {
  case play
  case back
  case forth
  case previousTurn
  case nextTurn
  case start
  case end
  case slower
  case faster
  case faces
  case known
  case leave

  var key: Key {
    switch self {
    case .play: .space
    case .back: .left
    case .forth: .right
    case .previousTurn: .character("[")
    case .nextTurn: .character("]")
    case .start: .home
    case .end: .end
    case .slower: .character("-")
    case .faster: .character("+")
    case .faces: .character("x")
    case .known: .character("m")
    case .leave: .character("q")
    }
  }

  /// Returns the command of a key: with Shift the arrows step by turns; `=` counts as `+` without
  /// Shift.
  static func of(_ press: KeyPress) -> FilmCommand? {
    if press.key == .escape { return .leave }
    if press.key == .character("=") { return .faster }
    guard let command = FilmCommand(press) else { return nil }
    guard press.modifiers.contains(.shift) else { return command }
    switch command {
    case .back: return .previousTurn
    case .forth: return .nextTurn
    default: return command
    }
  }
}

extension LineHint<FilmCommand> {
  /// Returns the commands in the order of the footer.
  static func ofFilm(isPlaying: Bool, isUnicode: Bool) -> [Self] {
    [
      Self(key: "Space", meaning: isPlaying ? "stop" : "play", action: .play, priority: 9),
      Self(key: isUnicode ? "←" : "Left", meaning: "back", action: .back, priority: 6),
      Self(key: isUnicode ? "→" : "Right", meaning: "on", action: .forth, priority: 7),
      Self(key: "]", meaning: "turn", action: .nextTurn, priority: 5),
      Self(key: "-", meaning: "slower", action: .slower, priority: 3),
      Self(key: "+", meaning: "faster", action: .faster, priority: 4),
      Self(key: "x", meaning: "faces", action: .faces, priority: 1),
      Self(key: "m", meaning: "memory", action: .known, priority: 2),
      Self(key: "q", meaning: "leave", action: .leave, priority: 8),
    ]
  }
}
