import MemoryEngine
import MemoryModel
import MemoryViewModel

/// What there is to say of the turns of a game, a sentence for each.
struct TurnSentences {
  let analysis: GameAnalysis
  /// The game at any of its moments.
  let game: MemoryGame<Face>
  /// What a player is called.
  let name: (Int) -> String

  /// What a turn was, whose, which cards it turned and what it brought.
  func sentence(of index: Int) -> String {
    guard analysis.turns.indices.contains(index) else { return "" }
    let turn = analysis.turns[index]
    let who = game.rules.players > 1 ? ", \(name(turn.player))" : ""
    let points = turn.points == 0 ? "" : " \(signed(turn.points)),"
    return "Turn \(index + 1)\(who): \(turn.kind.words), \(words(of: turn)),\(points) "
      + "\(pointsText(turn.score)), \(seconds(turn.duration))."
  }

  /// What a turn was and what it brought, where there is little room.
  func shortSentence(of index: Int) -> String {
    guard analysis.turns.indices.contains(index) else { return "" }
    let turn = analysis.turns[index]
    return "Turn \(index + 1): \(turn.kind.words)"
      + (turn.points == 0 ? "." : ", \(signed(turn.points)).")
  }

  private func words(of turn: GameAnalysis.Turn) -> String {
    let words = turn.flips.map { flip in
      game.card(flip.card, at: .zero).face.word.printable(atMost: 20)
    }
    return Set(words).count == 1 ? words[0] : words.joined(separator: " and ")
  }

  private func seconds(_ time: Duration) -> String {
    let tenths = Int((time / .milliseconds(100)).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
