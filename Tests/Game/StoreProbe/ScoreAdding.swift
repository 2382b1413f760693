import MemoryModel
import MemoryStore

/// Adds scores one by one while other processes do the same.
enum ScoreAdding {
  static func run(_ player: String, in folder: String) throws {
    let file = ScoreFile(in: .folder(folder))
    for turn in 1...20 {
      try file.add(
        Score(
          id: "\(player)-\(turn)", themeID: "animals", themeName: "Animals", rules: "course",
          pairs: 8, players: 1, points: turn, turns: turn, time: .seconds(turn), seed: "1",
          player: player, date: 0, isWon: true))
    }
  }
}
