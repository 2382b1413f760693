import MemoryEngine
import MemoryModel
import MemoryViewModel

/// A film as sentences: the sentences of line mode, and the kind of each turn.
struct WatchLines {
  let film: Film

  func write(to output: inout StandardOutput) throws {
    var time = Duration.zero
    // The rules accepted these moves when they were recorded.
    let model = try GameViewModel(resuming: start, theme: film.theme) { time }
    try output.write(heading(of: model))
    var turn = 0
    for (index, move) in film.record.moves.enumerated() {
      try shuffle(model, before: index, &output)
      time = .nanoseconds(move.nanoseconds)
      let label = model.label(of: move.card)
      let outcome = model.choose(move.card)
      try output.write("\(model.say(outcome, label: label))\n")
      guard outcome.endsTurn else { continue }
      try output.write(judgement(of: turn))
      turn += 1
      if let next = model.sayWhoIsNext(after: outcome) { try output.write("\(next)\n") }
    }
    try shuffle(model, before: film.record.moves.count, &output)
    time = film.end
    try output.write("\(ending(of: model))\n")
  }

  /// The game before its first move.
  private var start: SavedGame {
    SavedGame(
      id: "", name: film.theme.name,
      theme: SavedGame.ThemeMark(
        id: film.theme.id, name: film.theme.name, color: film.theme.color, digest: 0),
      record: film.record.prefix(-1), opponents: film.opponents)
  }

  private func heading(of model: GameViewModel) -> String {
    let parts = [
      counted(model.game.cardCount, "card"), counted(film.turnEnds.count, "turn"),
      "\(spoken(film.end)) played",
    ]
    return "\(film.theme.shownName): \(parts.joined(separator: ", ")).\n"
  }

  private func shuffle(
    _ model: GameViewModel, before move: Int, _ output: inout StandardOutput
  ) throws {
    for shuffle in film.record.shuffles where shuffle == move {
      model.shuffle()
      try output.write("The cards have been shuffled.\n")
    }
  }

  private func judgement(of turn: Int) -> String {
    let turns = film.analysis.turns
    guard turns.indices.contains(turn) else { return "" }
    return "Turn \(turn + 1), \(spoken(turns[turn].duration)): \(turns[turn].kind.words).\n"
  }

  private func ending(of model: GameViewModel) -> String {
    model.result.map(model.say) ?? "The game is not over. \(model.state)"
  }
}
