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
  let text: String
  let priority: Int

  var id: FilmCommand { command }
  var shortText: String { text }

  /// In the order in which they stand.
  static func all(isPlaying: Bool, isUnicode: Bool) -> [FilmHint] {
    [
      FilmHint(command: .play, text: "Space \(isPlaying ? "stop" : "play")", priority: 9),
      FilmHint(command: .back, text: isUnicode ? "← back" : "Left back", priority: 6),
      FilmHint(command: .forth, text: isUnicode ? "→ on" : "Right on", priority: 7),
      FilmHint(command: .nextTurn, text: "] turn", priority: 5),
      FilmHint(command: .slower, text: "- slower", priority: 3),
      FilmHint(command: .faster, text: "+ faster", priority: 4),
      FilmHint(command: .faces, text: "x faces", priority: 1),
      FilmHint(command: .known, text: "m memory", priority: 2),
      FilmHint(command: .leave, text: "q leave", priority: 8),
    ]
  }
}
