import MemoryEngine
import MemoryViewModel
import PlainJSON

extension GamesCommand {
  func run(to output: inout StandardOutput, with files: PlayerFiles) throws {
    let complaints = Complaints()
    let games = try Failure.keeping { try files.shelf(complaints).summaries() }
    complaints.report()
    if isJSON {
      let json = JSON.object(["version": .int(1), "games": .array(games.map(\.json))])
      try output.write("\(json)\n")
    } else {
      try output.write(lines(games.isEmpty ? ["No game is saved."] : games.map { $0.sentence() }))
    }
  }
}

extension GameSummary {
  fileprivate var json: JSON {
    .object([
      "id": .string(id),
      "name": .string(name),
      "theme": .string(themeID),
      "themeName": .string(themeName),
      "players": .int(players),
      "opponent": opponent.map { .string($0.rawValue) } ?? .null,
      "cards": .int(cards),
      "cardsLeft": .int(cardsLeft),
      "scores": .array(scores.map { .int($0) }),
      "turns": .int(turns),
      "played": .int(Int(played.clampedNanoseconds)),
      "over": .bool(isOver),
      "lastPlayed": lastPlayed.map { .int(Int($0)) } ?? .null,
      "inUse": .bool(isOpenElsewhere),
    ])
  }
}
