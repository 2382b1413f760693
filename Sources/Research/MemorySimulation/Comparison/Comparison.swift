import MemoryEngine

/// A comparison of two players on the same deals by the same rules (common random numbers).
///
/// The deals and the players' random numbers are the same. If both do well or badly in the same
/// games, fewer games are needed to tell which is better; otherwise nothing is gained. `Pairing`
/// measures that.
public struct Comparison: Sendable {
  /// The games of the first player.
  public let first: Simulation
  /// The games of the second player, with the same deals.
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

  /// The result of a batch of consecutive games.
  public struct Batch: Sendable {
    /// The sum of the batch's games.
    public let tally: PairedTally
    /// The rows of the deals, in the order of the games.
    public let rows: [UInt8]
    let wanted: Int
  }

  /// Plays games in batches on several threads; the sums and rows do not depend on their number.
  ///
  /// - Parameters:
  ///   - games: The number of games, from game 0 on.
  ///   - threads: The number of batches in parallel, at least one.
  ///   - shouldStop: Returns true to stop; called before and within each game, on any thread. The
  ///     first
  ///     games that both have finished are kept.
  ///   - row: Appends the row of a deal, as both played it, to the bytes of its batch.
  ///   - receive: Receives each batch in order; an error ends the run.
  /// - Throws: The errors of `receive`.
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
