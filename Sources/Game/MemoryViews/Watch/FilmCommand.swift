import MemoryViewModel
import TextUI

/// A command for a film.
typealias FilmCommand = ScreenCommand<FilmScreen>

@MainActor extension FilmCommand {
  /// Returns all commands, in the order of their hints.
  static func all(isPlaying: Bool) -> [Self] {
    [
      toFilm(.space, isPlaying ? "stop" : "play", priority: 9) { $0.togglePlaying() },
      toFilm(.left, "back", priority: 6) { $0.seek(to: $0.position - 1) },
      toFilm(.right, "on", priority: 7) { $0.seek(to: $0.position + 1) },
      toFilm("[", "turn back", [KeyPress(.left, modifiers: .shift)]) { $0.seekToPreviousTurn() },
      toFilm("]", "turn", [KeyPress(.right, modifiers: .shift)], priority: 5) {
        $0.seekToNextTurn()
      },
      toFilm(.home, "start") { $0.seek(to: 0) },
      toFilm(.end, "end") { $0.seekToEnd() },
      toFilm("-", "slower", priority: 3) { $0.speed = $0.speed.slower },
      toFilm("+", "faster", [KeyPress("=")], priority: 4) { $0.speed = $0.speed.faster },
      toFilm("x", "faces", priority: 1, isPossible: isOver) { _ = $0.toggleFaces() },
      toFilm("m", "memory", priority: 2, isPossible: isOver) { _ = $0.toggleKnown() },
      Self(key: "q", otherKeys: .of(.escape), meaning: "leave", priority: 8) { $0.leave() },
    ]
  }

  private static func isOver(_ screen: FilmScreen) -> Bool { screen.player.current.isOver }

  private static func toFilm(
    _ key: Key, _ meaning: String, _ otherKeys: [KeyPress] = [], priority: Int? = nil,
    isPossible: @escaping (FilmScreen) -> Bool = { _ in true },
    _ change: @escaping (inout Film) -> Void
  ) -> Self {
    Self(
      key: key, otherKeys: otherKeys, meaning: meaning, priority: priority, isPossible: isPossible
    ) {
      $0.player.change(change)
    }
  }
}
