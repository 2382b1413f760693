import MemoryModel
import MemoryViewModel

extension Score {
  /// Creates a score with default values except the given ones; number 0 is the best.
  static func sample(
    _ number: Int, theme: Theme = .animals, rules: RulesChoice = .course, player: String = "Anna",
    seed: String? = nil
  ) -> Score {
    Score(
      id: "\(theme.id)-\(rules.rawValue)-\(number)", themeID: theme.id, themeName: theme.name,
      rules: rules.rawValue, pairs: 8, players: 1, points: 60 - number, turns: 12 + number,
      time: .seconds(60 + 7 * number), seed: seed ?? "\(1_000 + number)", player: player,
      date: 1_600_000_000 + Int64(number) * 1_000_000, isWon: true)
  }
}
