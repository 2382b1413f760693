import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The calls that a player received; a class, so that a test can read it.
final class Witnessed {
  var lines: [String] = []
}

/// Turns the lowest valid card, or an invalid one.
private struct LowestPlayer: Player {
  let witnessed: Witnessed
  let isConfused: Bool

  mutating func begin(seeing table: borrowing TableObservation) {
    witnessed.lines = ["begin \(table.summary)"]
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if isConfused { return table.cardCount + 5 }
    return (0..<table.cardCount).first { table.mayChoose($0) } ?? -1
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    witnessed.lines.append("\(outcome.player): \(card) is \(kind.map(String.init) ?? "hidden")")
  }
}

extension Opponent {
  /// Returns a deterministic opponent without memory.
  static func lowest(
    _ witnessed: Witnessed = Witnessed(), isConfused: Bool = false, seed: Seed = Seed(3)
  ) -> Opponent {
    Opponent(
      .casual, playing: LowestPlayer(witnessed: witnessed, isConfused: isConfused), seed: seed)
  }
}
