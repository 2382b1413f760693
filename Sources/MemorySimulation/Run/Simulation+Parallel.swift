import MemoryEngine

extension Simulation {
  /// How many games make a piece of work of some milliseconds.
  public var gamesInAPiece: Int {
    let quickest = players.allSatisfy { $0 == .perfect }
    let flips = quickest ? 2 * deck.cardCount : flipCap / 100
    let most = players.contains(where: \.isExternal) ? 1 << 12 : 1 << 20
    return min(1 << 14, max(1, most / max(1, flips)))
  }

  /// A piece of the games, played.
  public struct Piece: Sendable {
    public let tally: Tally
    /// What `row` made of each game, in the order of the games.
    public let rows: [UInt8]
    let isComplete: Bool
  }

  /// Plays games in pieces on several threads and hands the pieces over in order.
  ///
  /// A run that is stopped, or whose task is cancelled, has handed over the first games without a
  /// gap, so it equals a run of fewer games. The system runs no more threads than it has cores,
  /// whatever `threads` says. Whichever the number, pieces and their sum are the same. Memory is
  /// bounded: pieces that wait for one before them are few.
  ///
  /// - Parameters:
  ///   - games: Which of the seed's games.
  ///   - threads: How many pieces are played at a time, at least one.
  ///   - shouldStop: Asked before and within each game, on any thread.
  ///   - row: Appends what is to be kept of a game to the bytes of its piece.
  ///   - receive: Is given each piece in order; what it throws ends the run.
  /// - Throws: What `receive` throws.
  public func run(
    games: Range<UInt64>, threads: Int, unless shouldStop: @escaping @Sendable () -> Bool,
    row: (@Sendable (GameFigures, inout [UInt8]) -> Void)? = nil,
    receive: (Piece) throws -> Void
  ) async throws {
    let pieces = PieceWork(games: games, size: UInt64(gamesInAPiece), threads: threads)
    try await pieces.run(
      unless: shouldStop, piece: { piece($0, unless: $1, row: row) },
      receive: { piece in
        try receive(piece)
        return piece.isComplete
      })
  }

  /// Plays the first games of the seed, as above.
  public func run(
    games: UInt64, threads: Int, unless shouldStop: @escaping @Sendable () -> Bool,
    row: (@Sendable (GameFigures, inout [UInt8]) -> Void)? = nil,
    receive: (Piece) throws -> Void
  ) async throws {
    try await run(
      games: 0..<games, threads: threads, unless: shouldStop, row: row, receive: receive)
  }

  private func piece(
    _ games: Range<UInt64>, unless shouldStop: () -> Bool,
    row: ((GameFigures, inout [UInt8]) -> Void)?
  ) -> Piece {
    var tally = Tally()
    var rows: [UInt8] = []
    play(games, unless: shouldStop) { game in
      tally.add(game)
      row?(game, &rows)
    }
    return Piece(tally: tally, rows: rows, isComplete: tally.games == games.count)
  }
}
