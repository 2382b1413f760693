import CommandLineKit
import MemorySimulation
import SystemCalls

/// `memorize merge`: adds the summaries of shards up to the report of the run.
struct MergeCommand: Request {
  /// The files with summaries; `-` is standard input.
  let files: [String]
  /// The commands of external programs, indexed by their names in specs.
  let commands: [String: String]
  let output: StudyOutput

  init(_ line: inout RequestReader) throws(UsageError) {
    let files = line.operand(.files)
    self.files = files.isEmpty ? ["-"] : files
    commands = try line[.externalCommand].commands()
    output = try line[.json] ? .json : .table
    if files.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
  }
}

extension CommandTable {
  static let merge = Command(
    "merge", "Merge the summaries of shards into a report of simulate",
    examples: [
      Example("memorize merge results", "a report, or the missing specs and exit code 3"),
      Example("memorize merge one two --json", "byte-identical to simulate --json"),
    ], topic: research, reading: MergeCommand.init)
}

extension Option<[NamedProgram]> {
  fileprivate static var externalCommand: Self {
    Self(
      each: "external", .namedProgram, in: .output, "Name COMMAND in the report, as for work",
      isOfferedAgain: true)
  }
}

extension Operand<[String]> {
  fileprivate static let files = Self(0...(.max), of: "FILE", completion: .files)
}

extension MergeCommand {
  /// Prints the report, or the specs of missing shards.
  ///
  /// - Throws: `Failure`: 3 if games are missing, 4 if summaries contradict each other, 65 if they
  ///   belong to several runs or none, 74 if a file cannot be read.
  func run(
    to output: inout StandardOutput, in context: RunContext, with files: PlayerFiles
  ) async throws {
    var merge = ShardMerge()
    for file in self.files { try read(file, into: &merge, in: context) }
    try await finish(merge, to: &output, in: context.console)
  }

  private func read(
    _ file: String, into merge: inout ShardMerge, in context: RunContext
  ) throws {
    if file == "-" {
      var input = context.console.lines(longestLine: ShardSummary.longestLine)
      try read(&input, "standard input", into: &merge)
    } else {
      let opened = try Failure.naming(file) { () throws(SystemError) in
        try context.files.open(file)
      }
      var input = LineInput(
        named: shown(file), longestLine: ShardSummary.longestLine, read: opened.read)
      try read(&input, shown(file), into: &merge)
    }
  }

  private func read(
    _ input: inout LineInput, _ name: String, into merge: inout ShardMerge
  ) throws {
    var number = 0
    while let line = try input.nextBytes() {
      number += 1
      do {
        try merge.add(line: line)
      } catch {
        throw Failure(error, at: "\(name), line \(number)")
      }
    }
  }

  private func finish(
    _ merge: ShardMerge, to output: inout StandardOutput, in console: Console
  ) async throws {
    tellLeftOut(merge, console)
    let gaps: [Range<Int>]
    do { gaps = try merge.gaps() } catch { throw Failure(error, at: nil) }
    guard let run = merge.run else { return }
    guard gaps.isEmpty else {
      for shard in gaps.lazy.flatMap({ run.shards(of: merge.size, covering: $0) }) {
        try output.write("\(shard.json)\n")
      }
      throw Failure.missing(gaps, of: run)
    }
    let head = RunHead(run.simulation, games: run.games).merged(calling: commands)
    try await self.output.write(
      Report(run.simulation, merge.tally, under: head), to: &output, in: console)
  }

  private func tellLeftOut(_ merge: ShardMerge, _ console: Console) {
    if merge.damagedLines > 0 {
      console.report("left out \(counted(merge.damagedLines, "damaged line"))")
    }
    if merge.repeatedLines > 0 {
      let repeated = counted(
        merge.repeatedLines, "repeated summary", plural: "repeated summaries")
      console.report("left out \(repeated)")
    }
    if merge.lacksSecondScore {
      console.report("score2 is left out: an earlier version played some of the shards")
    }
    for failure in merge.failures.prefix(10) {
      let shard = failure.shard.map { "shard \($0)" } ?? "a shard"
      console.report("\(shard) failed: \(failure.message)")
    }
  }
}

extension Failure {
  fileprivate init(_ error: MergeError, at place: String?) {
    let code: ExitCode =
      switch error {
      case .contradiction, .overlap: .conflict
      case .unusable, .mixedRuns, .nothing: .badData
      }
    self.init(code: code, message: (place.map { "\($0): " } ?? "") + "\(error)")
  }

  fileprivate static func missing(_ gaps: [Range<Int>], of run: RunPlan) -> Failure {
    let games = gaps.reduce(0) { $0 + $1.count }
    return Failure(
      code: .incomplete,
      message: "\(games) of \(counted(run.games, "game")) are missing; "
        + "the specs to play them are on standard output")
  }
}
