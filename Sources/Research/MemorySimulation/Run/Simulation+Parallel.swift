import MemoryEngine

extension Simulation {
  /// The number of games in a batch that takes some milliseconds.
  ///
  /// Batches are small for players that are not built in, whose speed is unknown.
  public var gamesPerBatch: Int {
    let quickest = players.allSatisfy { $0 == .perfect }
    let flips = quickest ? 2 * deck.cardCount : flipCap / 100
    let most = players.allSatisfy(\.isBuiltIn) ? 1 << 20 : 1 << 12
    return min(1 << 14, max(1, most / max(1, flips)))
  }

  /// The number of batches that are played as one if no rows are kept.
  // A batch of plain pairs takes 2 ms; with memory allocated for each, two threads were 1.85 times
  // as fast as one.
  private var batchesAtOnce: Int { players == [.perfect] && PlainPairs(self) != nil ? 8 : 1 }

  /// The result of a batch of games.
  public struct Batch: Sendable {
    /// The sum of the batch's games.
    public let tally: Tally
    /// The rows of the games, in order.
    public let rows: [UInt8]
    let isComplete: Bool
  }

  /// Plays games in batches on several threads and passes the batches on in order.
  ///
  /// A run that is stopped, or whose task is cancelled, has passed on the first games without a
  /// gap, so that it equals a run of fewer games. The system runs no more threads than it has
  /// cores, whatever `threads` is. Batches and their sum do not depend on the number of threads.
  /// Memory is bounded, because few batches wait for earlier ones.
  ///
  /// - Parameters:
  ///   - games: The games of the seed.
  ///   - threads: The number of batches in parallel, at least one.
  ///   - shouldStop: Returns true to stop; called between games and within long ones, on any
  ///     thread.
  ///   - row: Appends the row of a game to the bytes of its batch.
  ///   - receive: Receives each batch in order; an error ends the run.
  /// - Throws: The errors of `receive`.
  public func run(
    games: Range<UInt64>, threads: Int,
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    row: (@Sendable (GameStatistics, inout [UInt8]) -> Void)? = nil,
    receive: (Batch) throws -> Void
  ) async throws {
    let size = gamesPerBatch * (row == nil ? batchesAtOnce : 1)
    let batches = BatchedWork(games: games, size: UInt64(size), threads: threads)
    try await batches.run(
      unless: shouldStop, batch: { batch($0, unless: $1, row: row) },
      receive: { batch in
        try receive(batch)
        return batch.isComplete
      })
  }

  /// Plays the games from 0 on, like the other `run`.
  public func run(
    games: UInt64, threads: Int,
    unless shouldStop: @escaping @Sendable () -> Bool = { false },
    row: (@Sendable (GameStatistics, inout [UInt8]) -> Void)? = nil,
    receive: (Batch) throws -> Void
  ) async throws {
    try await run(
      games: 0..<games, threads: threads, unless: shouldStop, row: row, receive: receive)
  }

  private func batch(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool,
    row: ((GameStatistics, inout [UInt8]) -> Void)?
  ) -> Batch {
    guard let row else {
      let tally = tally(of: games, unless: shouldStop)
      return Batch(tally: tally, rows: [], isComplete: tally.games == games.count)
    }
    var tally = Tally()
    var rows: [UInt8] = []
    play(games, unless: shouldStop) { game in
      tally.add(game)
      row(game, &rows)
    }
    return Batch(tally: tally, rows: rows, isComplete: tally.games == games.count)
  }
}
