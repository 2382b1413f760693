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

  /// Returns the games of pairs, the first played first.
  ///
  /// - Parameters:
  ///   - others: The ids of games that are not the player's own.
  ///   - count: The largest number of games, of which the last are taken.
  /// - Returns: The games, without those that have no pairs.
  /// - Throws: `Failure` for records that cannot be read.
  func traces(without others: Set<String>, last count: Int = .max) throws -> [MemoryTrace] {
    let files = PlayerFiles(in: context, isOnlyLooking: true)
    // The lists of games name those that cannot be read.
    let games = try RecordedGames(in: context, with: files, skipping: { _ in }).all(of: [])
    let own = games.filter { $0.id.map { !others.contains($0) } ?? true }
    var traces: [MemoryTrace] = []
    for game in own.reversed() where traces.count < count {
      if let trace = try game.trace(of: 0, isOptional: true) { traces.append(trace) }
    }
    return traces.reversed()
  }

  /// The ids of the games in the history that are not the player's own.
  func others() throws -> Set<String> {
    let files = PlayerFiles(in: context, isOnlyLooking: true)
    let history = try files.history(StartupWarnings()).load()
    return Set(history.filter { !$0.isOwn }.map(\.id))
  }
}

extension OwnGames {
  /// Returns the recall for a screen, computed in the background.
  @concurrent func recall(without others: Set<String>) async throws -> RecallSummary {
    let traces = try traces(without: others)
    return RecallSummary(await MemoryReport(RecallModel.Family.allCases, of: traces))
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
