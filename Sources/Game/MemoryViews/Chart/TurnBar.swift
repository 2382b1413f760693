import MemoryEngine
import TextUI

/// The bar of a turn in a chart.
struct TurnBar: Hashable, Identifiable {
  /// The index of the turn.
  let id: Int
  /// The kind of the turn; nil for an unfinished one.
  let kind: GameAnalysis.Turn.Kind?
  /// The points of the player after the turn.
  let score: Int
  /// The number of cards that were turned.
  let flips: Int

  /// Returns a bar for every finished turn.
  static func all(of analysis: GameAnalysis) -> [TurnBar] {
    analysis.turns.enumerated().map { index, turn in
      TurnBar(id: index, kind: turn.kind, score: turn.score, flips: turn.flips.count)
    }
  }
}

extension TurnBar {
  /// The colour that distinguishes the kind.
  var color: Color { kind?.color ?? .gray }

  /// The priority of the turn if several share a column; the highest shows.
  var weight: Int { kind?.weight ?? -1 }
}

extension ChartBands {
  /// Returns the position in a game, counted in flips, of a column.
  ///
  /// - Parameters:
  ///   - column: The column; before the first one is the start, after the last one the end.
  ///   - flips: The number of flips of each bar.
  /// - Returns: The number of flips up to there.
  func position(at column: Int, flips: [Int]) -> Int {
    if column < 0 { return 0 }
    guard let bar = indices(at: column).last else { return flips.reduce(0, +) }
    let before = flips[..<bar].reduce(0, +)
    guard count <= columns else { return before + flips[bar] }
    let part = min(barWidth, column - bar * pitch + 1)
    return before + (part * flips[bar] + barWidth - 1) / barWidth
  }
}
