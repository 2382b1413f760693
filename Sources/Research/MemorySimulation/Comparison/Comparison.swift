import MemoryEngine

/// Two players, each of whom plays the same deals by the same rules.
///
/// They have the same deals, and the same chance for their own draws. Players who remember alike
/// then do well or badly in the same games, and fewer games tell who is better; for others nothing
/// is gained. `Pairing` tells which.
public struct Comparison: Sendable {
  /// What one of them plays.
  public let first: Simulation
  /// What the other one plays; the same deals.
  public let second: Simulation

  /// - Precondition: Both have the same deck, rules, seed and flip time.
  public init(_ first: Simulation, _ second: Simulation) {
    precondition(
      first.kinds == second.kinds && first.copies == second.copies && first.rules == second.rules
        && first.seed == second.seed && first.flipTime == second.flipTime,
      "\(first.seed) and \(second.seed) are not the same deals")
    self.first = first
    self.second = second
  }

  /// What came of some of the games.
  public struct Batch: Sendable {
    /// The sum of the batch's games.
    public let tally: PairedTally
    /// What `row` made of each deal, in the order of the games.
    public let rows: [UInt8]
    let wanted: Int
  }

  /// Plays games in batches on several threads; any number of them gives the same sums and rows.
  ///
  /// - Parameters:
  ///   - games: How many, from game 0 on.
  ///   - threads: How many batches are played at a time, at least one.
  ///   - shouldStop: Asked before and within each game, on any thread; the first games, that both
  ///     have finished, then count.
  ///   - row: Appends what is to be kept of a deal, as both played it, to the bytes of its batch.
  ///   - receive: Is given each batch in order; what it throws ends the run.
  /// - Throws: What `receive` throws.
  public func run(
    games: UInt64, threads: Int, unless shouldStop: @escaping @Sendable () -> Bool,
    row: (@Sendable (GameStatistics, GameStatistics, inout [UInt8]) -> Void)? = nil,
    receive: (Batch) throws -> Void
  ) async throws {
    let size = min(first.gamesPerBatch, second.gamesPerBatch)
    let batches = BatchedWork(games: 0..<games, size: UInt64(size), threads: threads)
    try await batches.run(
      unless: shouldStop, batch: { batch($0, unless: $1, row: row) },
      receive: { batch in
        try receive(batch)
        return batch.tally.games == batch.wanted
      })
  }

  private func batch(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool,
    row: ((GameStatistics, GameStatistics, inout [UInt8]) -> Void)?
  ) -> Batch {
    var figures: [GameStatistics] = []
    figures.reserveCapacity(games.count)
    first.play(games, unless: shouldStop) { figures.append($0) }
    var tally = PairedTally()
    var rows: [UInt8] = []
    let finished = games.lowerBound..<games.lowerBound + UInt64(figures.count)
    second.play(finished, unless: shouldStop) { game in
      let other = figures[Int(game.index - games.lowerBound)]
      tally.add(other, game)
      row?(other, game, &rows)
    }
    return Batch(tally: tally, rows: rows, wanted: games.count)
  }
}
