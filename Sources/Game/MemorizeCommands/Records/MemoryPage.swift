import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import PlainJSON

/// The memory of the player: the history, and the recall in the games whose records are kept.
struct MemoryPage {
  /// The least number of chances for a statement about recall.
  static let leastChances = 30
  /// The number of chances that are expected of a first game.
  ///
  /// A perfect memory has as many with ten pairs; others have more.
  static let usualChances = 10

  let statistics: PlayStatistics
  let report: MemoryReport

  init(_ statistics: PlayStatistics, _ report: MemoryReport) {
    (self.statistics, self.report) = (statistics, report)
  }
}

extension PlayStatistics.Size {
  /// The mean of a perfect memory; nil for more pairs than are solved.
  var perfect: Double? {
    guard (1...PerfectTheory.mostPairs).contains(pairs) else { return nil }
    return PerfectTheory.all(upTo: pairs).last?.turns.mean
  }
}

extension MemoryPage {
  /// The page as text.
  var text: String {
    guard statistics.games > 0 else {
      return "No finished game yet. Finish one, and this page tells how well you remember.\n"
    }
    var lines = ["\(counted(statistics.games, "finished game")). \(daysSentence)"]
    if !statistics.sizes.isEmpty { lines += [""] + turnsTable }
    lines += ["", kindsLine, "", report.recallSentence]
    if report.curve.chances >= Self.leastChances { lines += [""] + recallTable }
    return lines.joined(separator: "\n") + "\n"
  }

  private var daysSentence: String {
    let row = statistics.days
    let days = "\(counted(row.current, "day")) in a row, at most \(row.longest)."
    let daily = statistics.dailyDeals
    return daily.longest == 0
      ? days : "\(days) Daily deals: \(daily.current) in a row, at most \(daily.longest)."
  }

  private var turnsTable: [String] {
    let rows = statistics.sizes.map { size in
      [
        "\(size.pairs)", "\(size.games)", "\(size.best)",
        size.mean.inThousandths, size.perfect?.inThousandths ?? "-",
      ]
    }
    let head = ["pairs", "games", "fewest turns", "mean", "perfect memory"]
    return AlignedColumns(rows: [head] + rows, textColumns: []).lines
  }

  private var kindsLine: String {
    let kinds = statistics.kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.kind.words)" }
    return "Your turns: " + (kinds.isEmpty ? "none" : kinds.joined(separator: ", ")) + "."
  }

  private var recallTable: [String] {
    let rows = report.curve.points.map { point in
      [
        point.lagText, "\(point.chances)", point.recall?.inThousandths ?? "-",
        point.interval.map { "\($0.lowerBound.inThousandths) to \($0.upperBound.inThousandths)" }
          ?? "-",
      ]
    }
    let head = ["cards since", "chances", "recalled", "95 % interval"]
    return AlignedColumns(rows: [head] + rows, textColumns: [0, 3]).lines
  }

  /// Returns the number of games that are needed before there are enough chances.
  ///
  /// - Parameters:
  ///   - chances: The number of chances so far.
  ///   - games: The number of games so far.
  /// - Returns: The number of games with the mean chances of those so far and a usual one.
  static func gamesNeeded(after chances: Int, in games: Int) -> Int {
    let perGame = Double(chances + usualChances) / Double(games + 1)
    return max(1, Int((Double(leastChances - chances) / perGame).rounded(.up)))
  }
}

extension MemoryReport {
  /// The recall in a sentence, or the number of games that are needed for it.
  var recallSentence: String {
    let chances = curve.chances
    guard chances >= MemoryPage.leastChances, let sentence = rememberedCards else {
      let more = MemoryPage.gamesNeeded(after: chances, in: traces.count)
      return "\(counted(more, "more game")) of this size will show how long you remember a card."
    }
    return sentence
  }
}

extension MemoryPage {
  /// The page as JSON; `recall` is the report of `fit`.
  var json: JSON {
    .object([
      "version": .int(1),
      "sizes": .array(
        statistics.sizes.map { size in
          .object([
            "pairs": .int(size.pairs),
            "games": .int(size.games),
            "fewestTurns": .int(size.best),
            "meanTurns": .double(size.mean),
            "perfectTurns": size.perfect.map { .double($0) } ?? .null,
          ])
        }),
      "turns": .members(statistics.kinds.map { ($0.kind.rawValue, .int($0.count)) }),
      "fit": report.json,
    ])
  }
}
