import CommandLineKit
import MemorySimulation

/// `memorize work`: a filter that turns specs of shards into summaries.
///
/// It answers each line with one line, in order, and sends it out at once. A line that is no spec is
/// answered with an error object, and the next one is played all the same.
struct WorkCommand: Study {
  /// Nil for one a core.
  let threads: Int?
  /// How often it says on standard error how far it is.
  let heartbeat: Duration

  init(_ arguments: inout ArgumentReader) throws(ArgumentError) {
    threads = try arguments[.threads]
    heartbeat = try arguments[.heartbeat]
  }
}

extension CommandTable {
  static let work = Command(
    "work", "Play shards: a spec on each line in, a summary on each line out",
    examples: [
      Example("memorize work < plan > results", "all shards of a plan"),
      Example("memorize work --threads 1 < plan > results", "on one core"),
    ], reading: WorkCommand.init
  ) { command, _ throws(UsageError) in command }
}

extension WorkCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    var input = context.console.lines()
    var lines = 0
    var refused = 0
    while let line = try input.next() {
      if line.isEmpty { continue }
      lines += 1
      do {
        let summary = try await play(Shard(line: line.utf8), in: context)
        try output.write("\(summary.line)\n")
      } catch let error as ShardError {
        refused += 1
        try output.write(ShardFailure(spec: line.utf8, code: .badData, message: "\(error)").line)
      } catch let stop as Stopped {
        try output.write(stop.failure.line)
        throw Failure(code: stop.code, message: stop.failure.message)
      }
      try output.flush()
    }
    guard refused > 0 else { return }
    throw Failure.badData("\(refused) of \(counted(lines, "line")) could not be played")
  }

  private func play(_ shard: Shard, in context: RunContext) async throws -> ShardSummary {
    let interrupt = context.console.interrupt
    interrupt.catchFirst()
    interrupt.catchFirstTermination()
    let heartbeat = Heartbeat(of: shard, in: context)
    let beats = Task { await heartbeat.beat(every: self.heartbeat) }
    defer { beats.cancel() }
    var tally = Tally()
    try await shard.run.simulation.run(
      games: UInt64(shard.games.lowerBound)..<UInt64(shard.games.upperBound),
      threads: threads ?? context.coreCount,
      unless: { interrupt.hasCome() || interrupt.isTermination() },
      receive: { batch in
        tally.merge(batch.tally)
        heartbeat.set(tally.games)
      })
    // Between shards, while it waits for a line, a signal ends the program at once.
    interrupt.release()
    guard tally.games == shard.games.count else {
      throw Stopped(at: shard.number, isTermination: interrupt.isTermination())
    }
    return ShardSummary(shard, tally)
  }
}

/// A signal came while a shard was played.
private struct Stopped: Error {
  let code: ExitCode
  let failure: ShardFailure

  /// A scheduler that takes the machine back may give another one: that is worth another try.
  init(at shard: Int, isTermination: Bool) {
    code = isTermination ? .tryAgain : .interrupted
    failure = ShardFailure(
      shard: shard, code: code,
      message: "\(isTermination ? "terminated" : "interrupted") before shard \(shard) was played")
  }
}

extension ShardFailure {
  fileprivate init(spec line: some Sequence<UInt8>, code: ExitCode, message: String) {
    self.init(spec: line, code: Int(code.rawValue), message: message)
  }

  fileprivate init(shard: Int, code: ExitCode, message: String) {
    self.init(shard: shard, code: Int(code.rawValue), message: message)
  }

  fileprivate var line: String { "\(json)\n" }
}
