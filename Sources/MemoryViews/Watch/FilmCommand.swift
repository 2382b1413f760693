import TextUI

/// What a key does to a film.
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

  /// The command of a key: with shift the arrows walk turns, and `=` is `+` where shift is forgotten.
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

/// A key of a film, and what it does, for the line below it.
struct FilmHint: Identifiable, FittingItem {
  let command: FilmCommand
  let key: String
  let meaning: String
  let priority: Int

  var id: FilmCommand { command }
  var text: String { "\(key) \(meaning)" }
  var shortText: String { text }

  /// In the order in which they stand.
  static func all(isPlaying: Bool, isUnicode: Bool) -> [FilmHint] {
    [
      FilmHint(command: .play, key: "Space", meaning: isPlaying ? "stop" : "play", priority: 9),
      FilmHint(command: .back, key: isUnicode ? "←" : "Left", meaning: "back", priority: 6),
      FilmHint(command: .forth, key: isUnicode ? "→" : "Right", meaning: "on", priority: 7),
      FilmHint(command: .nextTurn, key: "]", meaning: "turn", priority: 5),
      FilmHint(command: .slower, key: "-", meaning: "slower", priority: 3),
      FilmHint(command: .faster, key: "+", meaning: "faster", priority: 4),
      FilmHint(command: .faces, key: "x", meaning: "faces", priority: 1),
      FilmHint(command: .known, key: "m", meaning: "memory", priority: 2),
      FilmHint(command: .leave, key: "q", meaning: "leave", priority: 8),
    ]
  }
}
