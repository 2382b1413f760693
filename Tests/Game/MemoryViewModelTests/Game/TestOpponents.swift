import MemoryEngine
import MemoryModel
import MemoryViewModel

/// What a player was told, in its own words; a class, so that a test can look into it.
final class Witnessed {
  var lines: [String] = []
}

/// Turns the lowest card that may be turned, or one that does not exist.
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
  /// An opponent without memory that always does the same.
  static func lowest(
    _ witnessed: Witnessed = Witnessed(), isConfused: Bool = false, seed: Seed = Seed(3)
  ) -> Opponent {
    Opponent(
      .casual, playing: LowestPlayer(witnessed: witnessed, isConfused: isConfused), seed: seed)
  }
}
