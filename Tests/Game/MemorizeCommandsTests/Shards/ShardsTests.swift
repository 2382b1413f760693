import SystemCalls
import TestSupport
import Testing

/// A small run in shards, planned and played by the program.
enum RunPlan {
  static let options = ["-n", "40", "-p", "4", "--seed", "7"]

  static func plan(size: Int, _ options: [String] = options) async throws -> [String] {
    try await lines(runCommand(["shards", "--size", "\(size)"] + options))
  }

  /// Returns the summaries of some specs, played by one process.
  static func summaries(_ plan: [String], threads: Int = 1) async throws -> [String] {
    try await lines(
      runCommand(["work", "--heartbeat", "1h", "--threads", "\(threads)"], input: text(plan)))
  }

  static func merge(_ lines: [String], _ options: [String] = ["--json"]) async throws
    -> RunResult
  {
    await runCommand(["merge"] + options, input: text(lines))
  }

  static func whole(_ format: [String] = ["--json"]) async throws -> RunResult {
    await runCommand(["simulate"] + options + format)
  }

  private static func lines(_ result: RunResult) throws -> [String] {
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

@Suite("Shards, work and merge")
struct ShardsTests {
  @Test("a plan divides the games into one line per shard, all of one seed")
  func plans() async throws {
    let plan = try await RunPlan.plan(size: 15)

    #expect(plan.count == 3)
    for (number, line) in plan.enumerated() {
      let range = #""first":\#(15 * number),"count":\#(number < 2 ? 15 : 10),"of":40,"size":15,"#
      #expect(
        line.hasPrefix(#"{"v":1,"kind":"shard","run":""#)
          && line.contains(#""shard":\#(number),"seed":"7",\#(range)"#))
    }
    #expect(try await RunPlan.plan(size: 15) == plan)
    do {
      let plan = try await RunPlan.plan(size: 10, ["-n", "30"])
      let runs = Set(plan.map { $0.split(separator: ",")[2] })
      #expect(plan.count == 3 && runs.count == 1)
    }
  }

  @Test(
    "any division, order and number of threads gives the bytes of the undivided run",
    arguments: [(1, 1), (7, 2), (13, 8), (40, 1), (1_000, 3)])
  func addsUp(size: Int, threads: Int) async throws {
    let plan = try await RunPlan.plan(size: size)
    let summaries = try await RunPlan.summaries(plan.reversed(), threads: threads)

    #expect(
      try await unmet(
        summaries.count == plan.count, RunPlan.merge(summaries) == RunPlan.whole(),
        RunPlan.merge(summaries, []) == RunPlan.whole([])) == [])
  }

  @Test(
    "a pipe of all three is a simulation, with any player",
    arguments: [
      "--player random", "--player capacity:2", "--player perfect --player random",
      "--player capacity:2:lifo", "--player capacity:2:random", "--player swapping:0.2",
      "--player actr:0.5:-1 --flip-time 5s",
    ])
  func pipes(players: String) async throws {
    let options = "-n 30 -p 3 --seed 8 \(players)"
    let whole = try await runLine("simulate \(options) --json")
    let plan = try await runLine("shards \(options) --size 4").output
    let summaries = await runCommand(["work"], input: plan).output
    #expect(await runCommand(["merge", "--json"], input: summaries) == whole && whole.status == 0)
  }

  @Test(
    "files are read one after another, and a summary is printed as soon as its shard was played")
  func readsFiles() async throws {
    let folder = try TemporaryFolder()
    let summaries = try await RunPlan.summaries(RunPlan.plan(size: 10))
    let all = try folder.put(RunPlan.text(summaries), in: "all")
    let most = try folder.put(RunPlan.text(Array(summaries.dropFirst())), in: "most")

    let missing = await runCommand(["merge", all, folder.path + "/none"])
    #expect(
      try await runCommand(["merge", most, "-", "--json"], input: summaries[0] + "\n")
        == RunPlan.whole() && missing.status == 74
        && missing.errors.hasSuffix("/none: No such file or directory\n"))
    let plan = try await RunPlan.plan(size: 20)
    let rest = Shared(plan[...])
    let lines = Shared(0)
    var world = TestWorld()
    world.hearOutput = { bytes in lines.withLock { $0 += bytes.count { $0 == 10 } } }
    world.read = { _ in
      let next = rest.withLock { rest in
        defer { rest = rest.dropFirst() }
        return rest.first.map { ($0 + "\n", plan.count - rest.count) }
      }
      guard let (line, played) = next else { return [] }
      #expect(lines.withLock { $0 } == played)
      return Array(line.utf8)
    }
    let result = await world.run(["work"])

    #expect(
      try await RunPlan.text(RunPlan.summaries(plan)) == result.output && plan.count == 2
        && result.status == 0)
  }

  @Test(
    "an impossible division is a wrong command line, reported in one line",
    arguments: [
      "--games 0", "--games -1", "--games 1e15", "--size 0", "--size -5", "--size 1e15",
      "--games 1_000_000_000_000_001", "--player external:./cat", "--json", "--threads 2",
    ])
  func refusesPlan(line: String) async throws {
    let result = await runCommand(["shards"] + line.split(separator: " ").map(String.init))
    #expect(
      unmet(
        result.status == 64 && result.output.isEmpty && result.errors.hasPrefix("memorize: ")
          && result.errors.hasSuffix("\n"), result.errors.split(separator: "\n").count == 1) == [])
  }

  @Test("a plan of more lines than memory holds is streamed")
  func streamsPlan() async {
    let hasCome = Shared(false)
    var world = TestWorld()
    world.hearOutput = { bytes throws(SystemError) in
      let isMore = hasCome.withLock { hasCome in
        defer { hasCome = true }
        return hasCome
      }
      if isMore { throw .brokenPipe }
    }
    let result = await world.run(["shards", "-n", "1000G", "--size", "1", "--seed", "1"])
    #expect(result.output.contains(#""shard":0,"#) && result.errors.isEmpty && result.status == 74)
  }
}
