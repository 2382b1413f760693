import MemoryEngine

/// A turn in a chart: one bar.
struct TurnBar: Hashable, Identifiable {
  /// Its place among the turns, from 0.
  let id: Int
  /// What it owed to memory; nil for a turn that was not finished.
  let kind: GameAnalysis.Turn.Kind?
  /// The points of its player after it.
  let score: Int
  /// How many cards it turned.
  let flips: Int

  /// A bar for every finished turn.
  static func all(of analysis: GameAnalysis) -> [TurnBar] {
    analysis.turns.enumerated().map { index, turn in
      TurnBar(id: index, kind: turn.kind, score: turn.score, flips: turn.flips.count)
    }
  }
}

/// Where bars stand in so many columns: all equally wide, or several in a column where there are more
/// than columns.
struct BarColumns: Equatable {
  let bars: Int
  let columns: Int

  /// The widest bar, its gap included.
  private static let widest = 6

  /// Columns from bar to bar; 1 where several share one.
  var pitch: Int { bars == 0 ? 1 : max(1, min(Self.widest, columns / bars)) }

  /// Columns of a bar itself: wide ones have a gap behind them.
  var barWidth: Int { pitch > 2 ? pitch - 1 : pitch }

  /// Columns that have bars.
  var used: Int { min(columns, bars * pitch) }

  /// The bars of a column, which are one unless there are more bars than columns.
  func bars(at column: Int) -> Range<Int> {
    guard bars > columns else {
      let bar = column / pitch
      return (0..<bars).contains(bar) ? bar..<(bar + 1) : 0..<0
    }
    guard (0..<columns).contains(column) else { return 0..<0 }
    return (column * bars / columns)..<((column + 1) * bars / columns)
  }

  /// The first column of a bar.
  func column(of bar: Int) -> Int {
    guard bars > columns, bars > 0 else { return bar * pitch }
    // The column whose range has it: the smallest c with (c + 1) * bars / columns > bar.
    return min(columns - 1, ((bar + 1) * columns + bars - 1) / bars - 1)
  }

  /// The position in a game, counted in flips, that a column of the chart stands for.
  ///
  /// - Parameters:
  ///   - column: Before the first one is the start, behind the last one the end.
  ///   - flips: Those of each bar.
  /// - Returns: How many flips have been made there.
  func position(at column: Int, flips: [Int]) -> Int {
    if column < 0 { return 0 }
    guard let bar = bars(at: column).last else { return flips.reduce(0, +) }
    let before = flips[..<bar].reduce(0, +)
    guard bars <= columns else { return before + flips[bar] }
    let part = min(barWidth, column - bar * pitch + 1)
    return before + (part * flips[bar] + barWidth - 1) / barWidth
  }
}
