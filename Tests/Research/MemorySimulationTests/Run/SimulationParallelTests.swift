import MemoryEngine
import MemorySimulation
import PlainJSON
import Synchronization
import Testing

@Suite("Games on several threads")
struct SimulationParallelTests {
  /// Returns a simulation of many small batches: games limited to a few flips.
  private static func simulation() throws -> Simulation {
    try Simulation(pairs: 150, .random, Rules { $0.limit = .turns(4) }, seed: 12)
  }

  /// The results of several whole batches and three more games, computed on one thread.
  private struct Games: Sendable {
    let count: UInt64
    let rows: [UInt8]
    let json: String

    init(batches: Int) throws {
      let simulation = try simulation()
      count = UInt64(batches * simulation.gamesPerBatch + 3)
      rows = simulation.figures(count).flatMap { Array("\($0)\n".utf8) }
      json = simulation.json(0..<count)
    }
  }

  // Computed once for all numbers of threads.
  private static let few = Result { try Games(batches: 8) }
  private static let many = Result { try Games(batches: 39) }

  private struct Run {
    var tally = Tally()
    var rows: [UInt8] = []
    var batches = 0
  }

  private static func run(
    _ simulation: Simulation, games: UInt64, threads: Int,
    unless shouldStop: @escaping @Sendable () -> Bool = { false }
  ) async throws -> Run {
    var run = Run()
    try await simulation.run(
      games: games, threads: threads, unless: shouldStop,
      row: { $1 += Array("\($0)\n".utf8) },
      receive: { batch in
        run.tally.merge(batch.tally)
        run.rows += batch.rows
        run.batches += 1
      })
    return run
  }

  @Test("any number of threads gives the same bytes as none", arguments: 1...8)
  func agrees(threads: Int) async throws {
    let simulation = try Self.simulation()
    let games = try Self.few.get()
    let run = try await Self.run(simulation, games: games.count, threads: threads)

    #expect(
      (run.batches, Report(simulation, run.tally).json.description, run.rows) == (
        9, games.json, games.rows
      ))
  }

  @Test("batches arrive in order, also if the last ones are ready first", arguments: [1, 2, 5])
  func keepsOrder(threads: Int) async throws {
    let simulation = try Self.simulation()
    let games = try Self.many.get()
    let run = try await withTaskExecutorPreference(LatestFirst()) {
      try await Self.run(simulation, games: games.count, threads: threads)
    }

    #expect((run.batches, run.rows) == (40, games.rows))
  }

  @Test("complete games of every player agree too", arguments: PlayerChoice.examples)
  func agreesForWholeGames(player: PlayerChoice) async throws {
    let simulation = try Simulation(
      kinds: 1, copies: 600, rules: .course, seed: Seed(2), players: [player])
    let games = UInt64(20)
    let one = try await Self.run(simulation, games: games, threads: 1)
    let many = try await Self.run(simulation, games: games, threads: 4)

    #expect(
      (
        one.rows, Report(simulation, one.tally).json.description,
        Report(simulation, many.tally).json.description
      ) == (many.rows, simulation.json(0..<games), simulation.json(0..<games)))
  }

  @Test("batches add up around multiples of their size, and an immediate stop gives none")
  func cutsAtEdges() async throws {
    let simulation = try Self.simulation()
    let size = UInt64(simulation.gamesPerBatch)
    for games in [1, size - 1, size, size + 1, 2 * size] {
      let run = try await Self.run(simulation, games: games, threads: 3)
      #expect((run.tally.games, run.batches) == (Int(games), Int((games + size - 1) / size)))
    }

    let idle = try Self.simulation()
    let none = try await Self.run(idle, games: 0, threads: 2)
    let stopped = try await Self.run(idle, games: 1_000_000, threads: 2) { true }

    #expect((none.batches, none.rows, stopped.batches, stopped.tally.games) == (0, [], 0, 0))
  }

  @Test("a stop of a very long run keeps its first games", arguments: [1, 10, 100])
  func stops(after count: Int) async throws {
    let simulation = try Self.simulation()
    let counter = Counter()
    var rows: [UInt8] = []
    var tally = Tally()
    try await simulation.run(
      games: 1_000_000_000_000_000, threads: 1, unless: { counter.count >= count },
      row: { game, bytes in
        counter.add()
        bytes += Array("\(game)\n".utf8)
      },
      receive: { batch in
        rows += batch.rows
        tally.merge(batch.tally)
      })

    #expect(
      (tally.games, rows) == (
        count, simulation.figures(UInt64(count)).flatMap { Array("\($0)\n".utf8) }
      ))
  }

  @Test("after a stop on many threads games whose rows arrived count, and an error ends the run")
  func stopsManyThreads() async throws {
    let counter = Counter()
    let run = try await Self.run(Self.simulation(), games: 1_000_000_000_000_000, threads: 4) {
      counter.add()
      return counter.count > 200
    }

    #expect(run.rows.count { $0 == UInt8(ascii: "\n") } == run.tally.games && run.tally.games > 0)

    struct DiskFull: Error {}
    let calls = Counter()
    await #expect(throws: DiskFull.self) {
      try await Self.simulation().run(
        games: 1_000_000_000_000_000, threads: 2, unless: { false },
        receive: { _ in
          calls.add()
          if calls.count == 3 { throw DiskFull() }
        })
    }
    #expect(calls.count == 3)
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func add() { value.withLock { $0 += 1 } }
}

/// Runs the newest job first, so that tasks end in reverse order.
private final class LatestFirst: TaskExecutor {
  private let state = Mutex<(jobs: [UnownedJob], isRunning: Bool)>(([], false))

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wasRunning = state.withLock { state in
      state.jobs.append(job)
      defer { state.isRunning = true }
      return state.isRunning
    }
    if !wasRunning { Task.detached { self.runAll() } }
  }

  private func runAll() {
    while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      state.isRunning = !state.jobs.isEmpty
      return state.jobs.popLast()
    }
  }
}
