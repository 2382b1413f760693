import CommandLineKit
import MemorySimulation

/// `memorize work`: a filter that turns specs of shards into summaries.
///
/// It answers each line with one line, in order and at once. A malformed line is answered with an
/// error object, and does not stop the work.
struct WorkCommand: Study {
  /// The number of threads; nil for one per core.
  let threads: Int?
  /// The interval of reports on standard error.
  let heartbeat: Duration
  /// The commands of external programs, indexed by their names in specs.
  let commands: [String: String]
  /// The time for each answer of an external program.
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
    ], topic: research, reading: WorkCommand.init)
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

  /// Parses a spec, which can only name programs of the command line.
  private func shard(_ line: String, with programs: ExternalPrograms) throws(ShardError) -> Shard {
    let commands = commands
    return try Shard(line: line.utf8) { name in
      commands[name].map { programs.line(to: $0, calledBy: name) }
    }
  }

  /// Plays a shard.
  ///
  /// - Throws: `Stopped` after a signal, `Broken` if an external program failed.
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
    // While it waits for the next line, a signal ends the program at once.
    interrupt.release()
    let isStopped = interrupt.hasCome() || interrupt.isTermination()
    if programs.reports > reports, !isStopped { throw Broken(shard: shard.number) }
    guard tally.games == shard.games.count, programs.reports == reports else {
      throw Stopped(at: shard.number, isTermination: interrupt.isTermination())
    }
    return ShardSummary(shard, tally)
  }
}

/// The error for a signal during a shard.
private struct Stopped: Error {
  let code: ExitCode
  let failure: ShardFailure

  /// The exit code asks for a retry if a scheduler takes the machine away.
  init(at shard: Int, isTermination: Bool) {
    code = isTermination ? .tryAgain : .interrupted
    failure = ShardFailure(
      shard: shard, code: code,
      message: "\(isTermination ? "terminated" : "interrupted") before shard \(shard) was played")
  }
}

/// The error for an external program that abandoned games or sent surplus output.
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
