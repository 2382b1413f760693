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
  /// What to run for the names that specs give other programs.
  let commands: [String: String]
  /// For each answer of another program.
  let answerTimeout: Duration

  init(_ line: inout RequestReader) throws(UsageError) {
    threads = try line[.threads]
    heartbeat = try line[.heartbeat]
    let programs = try line[.external]
    answerTimeout = try line[.answerTimeout]
    commands = try programs.commands()
  }
}

extension CommandTable {
  static let work = Command(
    "work", "Play shards: a spec on each line in, a summary on each line out",
    examples: [
      Example("memorize work < plan > results", "all shards of a plan"),
      Example("memorize work --threads 1 < plan > results", "on one core"),
      Example("memorize work --external mine=./mine < plan", "with a program that plays"),
    ], reading: WorkCommand.init)
}

extension WorkCommand {
  func run(to output: inout StandardOutput, in context: RunContext) async throws {
    let interrupt = context.console.interrupt
    let programs = ExternalPrograms(
      in: context, timeout: answerTimeout,
      unless: { interrupt.hasCome() || interrupt.isTermination() })
    defer { programs.endAll() }
    var input = context.console.lines()
    var lines = 0
    var refused = 0
    while let line = try input.next() {
      if line.isEmpty { continue }
      lines += 1
      do {
        let shard = try shard(line, with: programs)
        let summary = try await play(shard, with: programs, in: context)
        try output.write("\(summary.line)\n")
      } catch let error as ShardError {
        refused += 1
        try output.write(ShardFailure(spec: line.utf8, code: .badData, message: "\(error)").line)
      } catch let broken as Broken {
        try output.write(broken.failure.line)
      } catch let stop as Stopped {
        try output.write(stop.failure.line)
        throw Failure(code: stop.code, message: stop.failure.message)
      }
      try output.flush()
      if programs.haveFailed { break }
    }
    if refused > 0 {
      throw Failure.badData("\(refused) of \(counted(lines, "line")) could not be played")
    }
    if programs.reports > 0 { throw Failure.leftGames(of: programs) }
  }

  /// Reads a spec, which can name no program but those of the command line.
  private func shard(_ line: String, with programs: ExternalPrograms) throws(ShardError) -> Shard {
    let commands = commands
    return try Shard(line: line.utf8) { name in
      commands[name].map { programs.line(to: $0, calledBy: name) }
    }
  }

  /// Plays a shard.
  ///
  /// - Throws: `Stopped` when a signal came, `Broken` when a program did not play as it should.
  private func play(
    _ shard: Shard, with programs: ExternalPrograms, in context: RunContext
  ) async throws -> ShardSummary {
    let interrupt = context.console.interrupt
    interrupt.catchFirst()
    interrupt.catchFirstTermination()
    let heartbeat = Heartbeat(of: shard, in: context)
    let beats = Task { await heartbeat.beat(every: self.heartbeat) }
    defer { beats.cancel() }
    let reports = programs.reports
    var tally = Tally()
    try await shard.run.simulation.run(
      games: UInt64(shard.games.lowerBound)..<UInt64(shard.games.upperBound),
      threads: threads ?? context.coreCount,
      unless: {
        interrupt.hasCome() || interrupt.isTermination() || programs.reports > reports
      },
      receive: { batch in
        tally.merge(batch.tally)
        heartbeat.set(tally.games)
      })
    // Between shards, while it waits for a line, a signal ends the program at once.
    interrupt.release()
    let isStopped = interrupt.hasCome() || interrupt.isTermination()
    if programs.reports > reports, !isStopped { throw Broken(shard: shard.number) }
    guard tally.games == shard.games.count, programs.reports == reports else {
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

/// A program left games of a shard, or said too much in them.
private struct Broken: Error {
  let failure: ShardFailure

  init(shard: Int) {
    failure = ShardFailure(
      shard: shard, code: .incomplete,
      message: "shard \(shard) was given up because of an external player")
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
