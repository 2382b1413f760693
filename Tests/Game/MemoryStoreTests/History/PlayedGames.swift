import MemoryEngine
import MemoryModel

/// Fixtures of the history.
enum PlayedGames {
  /// Returns a game whose facts are all different from each other.
  static func game(
    _ id: String, kind: PlayedGame.Kind = .own, daily: String? = nil, theme: String = "Pets"
  ) -> PlayedGame {
    PlayedGame(
      id: id, kind: kind, date: 1_700_000_000, day: CivilDate(secondsSince1970: 1_700_000_000),
      daily: daily.flatMap { CivilDate($0) }, themeID: "pets", themeName: theme, rules: "course",
      kinds: 8, copies: 2, matchSize: 2, hasPeek: false, players: 1, isWon: true, turns: 14,
      time: .nanoseconds(61_234_567_890), points: 12, hints: 0,
      turnKinds: [.unlucky, .known, .lucky, .forgot, .missedChance])
  }
}
