import MemoryEngine
import MemoryModel
import MemoryViewModel

extension SampleApp {
  /// Returns an app with a history of seven weeks, and a known recall.
  static func remembering() -> SampleApp {
    let app = SampleApp(history: (0..<42).map(PlayedGame.sample)) { _ in .sample }
    app.model.records.latestRecall = .sample
    return app
  }
}

extension PlayedGame {
  /// Returns a game of a given number: number 0 is the earliest.
  fileprivate static func sample(_ number: Int) -> PlayedGame {
    let day = CivilDate(daysSince1970: 19_675 - (41 - number))
    let kinds = [6, 8, 10][number % 3]
    let misses = 5 + (41 - number) / 9 + number % 4
    let turnKinds = (0..<kinds + misses).map {
      GameAnalysis.Turn.Kind.allCases[($0 * 7 + number) % 5]
    }
    return PlayedGame(
      id: "played\(number)", kind: number % 5 == 0 ? .daily : number % 11 == 0 ? .practice : .own,
      date: Int64(day.daysSince1970) * 86_400, day: day, daily: number % 5 == 0 ? day : nil,
      themeID: "animals", themeName: "Animals", rules: "course", kinds: kinds, copies: 2,
      matchSize: 2, hasPeek: false, players: 1, isWon: true, turns: kinds + misses,
      time: .seconds(60 + number), points: 20, hints: 0, turnKinds: turnKinds)
  }
}

extension OwnMemory {
  /// The memory of a player with twelve games, who plays no card.
  static var sample: OwnMemory {
    OwnMemory(
      fit: { _ in FittedMemory(.power, 430_000, lapse: 20_000, games: 12) }, play: { _, _ in nil })
  }
}

extension RecallSummary {
  fileprivate static let sample = RecallSummary(
    games: 38,
    points: [
      point("1", 64, 0.96, 0.89, 0.99, 0.97), point("2", 58, 0.91, 0.81, 0.96, 0.93),
      point("3-4", 97, 0.83, 0.74, 0.89, 0.86), point("5-8", 120, 0.66, 0.57, 0.74, 0.68),
      point("9-16", 88, 0.41, 0.31, 0.51, 0.43), point("17-32", 21, 0.22, 0.08, 0.41, 0.2),
    ], model: "power:0.43", sentence: "You remember half of the cards for 7 others (5 to 9).")

  private static func point(
    _ lag: String, _ chances: Int, _ recall: Double, _ low: Double, _ high: Double,
    _ expected: Double
  ) -> Point {
    Point(lag: lag, chances: chances, recall: recall, interval: low...high, expected: expected)
  }
}
