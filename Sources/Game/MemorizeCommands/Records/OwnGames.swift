import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel

/// The player's own games whose records are kept, as the models of memory see them.
struct OwnGames: Sendable {
  let context: RunContext

  /// Creates the games of the player whose files a context has; nothing is read yet.
  init(in context: RunContext) {
    self.context = context
  }

  /// Returns games of pairs: as many as a fit takes, and more as long as they have too few chances
  /// for a statement about recall.
  ///
  /// - Parameters:
  ///   - ids: The ids of the games, the last played first.
  ///   - count: The number of games that are enough if they have the chances.
  ///   - leastChances: The number of chances.
  /// - Returns: The games, the first played first, without those of practice, whose moves may have
  ///   been undone, those without pairs, and those whose records are missing.
  func traces(
    ofLast ids: some Sequence<PlayedGame.ID>, atLeast count: Int = FittedMemory.mostGames,
    leastChances: Int = MemoryPage.leastChances
  ) -> [MemoryTrace] {
    // The lists of games name those that cannot be read.
    let repository = PlayerFiles(in: context, isOnlyLooking: true).repository(StartupWarnings())
    var (traces, chances): ([MemoryTrace], Int) = ([], 0)
    for id in ids {
      if traces.count >= count, chances >= leastChances { break }
      guard let game = try? repository.read(id), !game.isPractice,
        let trace = try? MemoryTrace(of: game.record)
      else { continue }
      traces.append(trace)
      chances += RecallCurve(of: [trace]).chances
    }
    return traces.reversed()
  }
}

extension OwnGames {
  /// Returns the recall in the last of some games for a screen, computed in the background.
  @concurrent func recall(ofLast ids: [PlayedGame.ID]) async -> RecallSummary {
    RecallSummary(await MemoryReport(RecallModel.Family.allCases, of: traces(ofLast: ids)))
  }
}

extension RecallSummary {
  /// Creates the summary of a report, which has no points before there are enough chances.
  init(_ report: MemoryReport) {
    let best = report.fits.firstIndex { $0 == report.best }
    let expected = best.map { report.expectations[$0] }
    let points = report.curve.points.enumerated().compactMap { index, point -> Point? in
      guard let recall = point.recall, let interval = point.interval else { return nil }
      return Point(
        lag: point.lagText, chances: point.chances, recall: recall, interval: interval,
        expected: expected?[index])
    }
    let isKnown = report.curve.chances >= MemoryPage.leastChances
    self.init(
      games: report.traces.count, points: isKnown ? points : [],
      model: isKnown ? report.best?.model.words ?? "" : "",
      sentence: report.recallSentence)
  }
}
