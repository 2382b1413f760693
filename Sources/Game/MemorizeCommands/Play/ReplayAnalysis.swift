import CommandLineKit
import MemoryEngine
import MemorySimulation
import MemoryViewModel
import MemoryViews
import PlainJSON

/// The analysis of memory in the turns of a replay, as JSON or as a table.
struct ReplayAnalysis {
  let analysis: GameAnalysis
  let players: Int

  /// An object per turn, and the number of turns of each kind.
  var json: JSON {
    let counts = GameAnalysis.Turn.Kind.allCases.map {
      ($0.rawValue, JSON.int(analysis.count(of: $0)))
    }
    return .object([
      "turns": .array(analysis.turns.map(\.json)),
      "counts": .members(counts),
    ])
  }

  /// A table of the turns, a chart, and the number of turns of each kind; empty without turns.
  @MainActor var lines: [String] {
    guard !analysis.turns.isEmpty else { return [] }
    let rows = analysis.turns.enumerated().map { row($0, $1) }
    let columns = AlignedColumns(
      rows: [head] + rows, textColumns: players > 1 ? [2, 3] : [1, 2])
    return columns.lines + chart + [counts]
  }

  /// The score after each turn as bars, with a legend.
  @MainActor private var chart: [String] {
    let signs = analysis.chartSigns(isUnicode: false)
    return ["score after each turn; \(signs)"]
      + analysis.chart(columns: Self.chartColumns, rows: Self.chartRows, isUnicode: false)
  }

  private static let chartColumns = 72
  private static let chartRows = 7

  /// The help on the kinds of turns; after a shuffle, only the cards that are up count as seen.
  static func words(_ column: Int) -> HelpSection {
    let rows = GameAnalysis.Turn.Kind.allCases.map { Term("    \($0.words)", $0.meaning) }
    return HelpSection("What turns owe to memory", rows: rows, column: column)
  }

  private var head: [String] {
    ["turn"] + (players > 1 ? ["player"] : [])
      + ["cards", "memory", "points", "score", "streak", "seconds"]
  }

  private func row(_ index: Int, _ turn: GameAnalysis.Turn) -> [String] {
    // Labels start from one, as on the table.
    let cards = turn.flips.map { "\($0.card + 1)" }.joined(separator: " ")
    return ["\(index + 1)"] + (players > 1 ? ["\(turn.player + 1)"] : [])
      + [
        cards, turn.kind.words, "\(turn.points)", "\(turn.score)", "\(turn.streak)",
        UnitScale.seconds(turn.duration.clampedNanoseconds),
      ]
  }

  private var counts: String {
    let kinds = GameAnalysis.Turn.Kind.allCases.filter { analysis.count(of: $0) > 0 }
    return kinds.map { "\(analysis.count(of: $0)) \($0.words)" }.joined(separator: ", ")
  }
}

extension GameAnalysis.Turn {
  fileprivate var json: JSON {
    .object([
      "player": .int(player),
      "cards": .array(flips.map { .int($0.card) }),
      "memory": .string(kind.rawValue),
      "points": .int(points),
      "score": .int(score),
      "streak": .int(streak),
      "duration": .int(Int(duration.clampedNanoseconds)),
    ])
  }
}
