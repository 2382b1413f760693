import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The sentences about the turns of a game.
struct TurnSentences {
  let analysis: GameAnalysis
  /// The game of the turns, in any state, from which the faces of cards are read.
  let game: MemoryGame<Face>
  /// Returns the name of a player.
  let name: (Int) -> String

  /// Returns the sentence about a turn: its kind, its player, its cards and its points.
  func sentence(of index: Int) -> String {
    guard analysis.turns.indices.contains(index) else { return "" }
    let turn = analysis.turns[index]
    let who = game.rules.players > 1 ? ", \(name(turn.player))" : ""
    let points = turn.points == 0 ? "" : " \(signed(turn.points)),"
    return "Turn \(index + 1)\(who): \(turn.kind.words), \(words(of: turn)),\(points) "
      + "\(pointsText(turn.score)), \(seconds(turn.duration))."
  }

  /// Returns a short sentence about a turn: its kind and its points.
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
