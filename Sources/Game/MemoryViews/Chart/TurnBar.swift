import MemoryEngine

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

/// The columns of bars: all equally wide, or several bars per column if there are too many.
struct BarColumns: Equatable {
  let bars: Int
  let columns: Int

  /// The largest width of a bar with its gap.
  private static let widest = 6

  /// The columns from bar to bar; 1 if several share one.
  var pitch: Int { bars == 0 ? 1 : max(1, min(Self.widest, columns / bars)) }

  /// The columns of a bar itself; wide ones have a gap after them.
  var barWidth: Int { pitch > 2 ? pitch - 1 : pitch }

  /// The number of columns with bars.
  var used: Int { min(columns, bars * pitch) }

  /// Returns the bars of a column: one, unless there are more bars than columns.
  func bars(at column: Int) -> Range<Int> {
    guard bars > columns else {
      let bar = column / pitch
      return (0..<bars).contains(bar) ? bar..<(bar + 1) : 0..<0
    }
    guard (0..<columns).contains(column) else { return 0..<0 }
    return (column * bars / columns)..<((column + 1) * bars / columns)
  }

  /// Returns the first column of a bar.
  func column(of bar: Int) -> Int {
    guard bars > columns, bars > 0 else { return bar * pitch }
    // The column whose range contains it: the smallest c with (c + 1) * bars / columns > bar.
    return min(columns - 1, ((bar + 1) * columns + bars - 1) / bars - 1)
  }

  /// Returns the position in a game, counted in flips, of a column.
  ///
  /// - Parameters:
  ///   - column: The column; before the first one is the start, after the last one the end.
  ///   - flips: The number of flips of each bar.
  /// - Returns: The number of flips up to there.
  func position(at column: Int, flips: [Int]) -> Int {
    if column < 0 { return 0 }
    guard let bar = bars(at: column).last else { return flips.reduce(0, +) }
    let before = flips[..<bar].reduce(0, +)
    guard bars <= columns else { return before + flips[bar] }
    let part = min(barWidth, column - bar * pitch + 1)
    return before + (part * flips[bar] + barWidth - 1) / barWidth
  }
}
