import MemoryEngine

extension Simulation {
  /// How many games make a batch of work of some milliseconds.
  ///
  /// Nobody knows how long a player thinks that is not built in: its batches are small.
  public var gamesPerBatch: Int {
    let quickest = players.allSatisfy { $0 == .perfect }
    let flips = quickest ? 2 * deck.cardCount : flipCap / 100
    let most = players.allSatisfy(\.isBuiltIn) ? 1 << 20 : 1 << 12
    return min(1 << 14, max(1, most / max(1, flips)))
  }

  /// How many batches are played as one where no rows of them are kept.
  // A batch of plain pairs that are figured takes 2 ms; with the memory that came and went for each,
  // two threads were 1.85 times as fast as one.
  private var batchesAtOnce: Int { players == [.perfect] && PlainPairs(self) != nil ? 8 : 1 }

  /// A batch of the games, played.
  public struct Batch: Sendable {
    /// The sum of the batch's games.
    public let tally: Tally
    /// What `row` made of each game, in the order of the games.
    public let rows: [UInt8]
    let isComplete: Bool
  }

  /// Plays games in batches on several threads and hands the batches over in order.
  ///
  /// A run that is stopped, or whose task is cancelled, has handed over the first games without a
  /// gap, so it equals a run of fewer games. The system runs no more threads than it has cores,
  /// whatever `threads` says. Whichever the number, batches and their sum are the same. Memory is
  /// bounded: batches that wait for one before them are few.
  ///
  /// - Parameters:
  ///   - games: Which of the seed's games.
  ///   - threads: How many batches are played at a time, at least one.
  ///   - shouldStop: Asked between games and within long ones, on any thread.
  ///   - row: Appends what is to be kept of a game to the bytes of its batch.
  ///   - receive: Is given each batch in order; what it throws ends the run.
  /// - Throws: What `receive` throws.
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

  /// Plays the first games of the seed, as above.
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
