import MemorizeCommands
import SystemCalls
import TestSupport
import Testing

@Suite("Work: bad lines and early ends")
struct WorkTests {
  @Test("an invalid spec is answered with an error, and the next one is played")
  func answersBadLines() async throws {
    let plan = try await RunPlan.plan(size: 20)
    let damaged = plan[0].split(separator: #""seed":"7""#).joined(separator: #""seed":"8""#)
    let result = await runCommand(
      ["work", "--heartbeat", "1h"],
      input: RunPlan.text(["junk", "", damaged, #"{"shard":9}"#, plan[1]]))
    let lines = result.output.split(separator: "\n").map(String.init)

    #expect(
      try await unmet(
        lines.count == 4
          && lines[0]
            == #"{"kind":"error","shard":null,"code":65,"#
            + #""message":"line 1, column 1: a value was expected"}"#
          && lines[1].hasPrefix(#"{"kind":"error","shard":0,"code":65,"message":"run is "#)
          && lines[2] == #"{"kind":"error","shard":9,"code":65,"message":"v is missing"}"#,
        lines[3] == (RunPlan.summaries([plan[1]])[0]),
        result.errors == "memorize: 3 of 4 lines could not be played\n" && result.status == 65)
        == [])
  }

  @Test(
    "a spec can make a worker run only the programs it was given, by name",
    arguments: ["touch /tmp/x", "other", "Mine", "mine ", "./mine", ""])
  func runsNoPrograms(name: String) async throws {
    let line = try await RunPlan.plan(size: 40)[0]
    let spec = line.split(separator: #""perfect""#).joined(separator: #""external:\#(name)""#)
    for options in [[], ["--external", "mine=./mine"]] {
      let isStarted = Shared(false)
      var world = TestWorld(input: spec + "\n")
      world.programs = Programs { _ throws(SystemError) in
        isStarted.withLock { $0 = true }
        throw .noSpace
      }
      let result = await world.run(["work"] + options)
      #expect(
        result.status == 65 && !isStarted.withLock { $0 }
          && result.output.hasPrefix(#"{"kind":"error","shard":0,"code":65,"message":""#))
    }
  }

  @Test(
    "an invalid name, or one with two commands, is a usage error",
    arguments: [
      "--external mine", "--external mine=", "--external =./mine", "--external my/own=x",
      "--external a=b --external a=c", "--external", "--answer-timeout 0",
    ])
  func refusesPrograms(line: String) async {
    let result = await runCommand(["work"] + line.split(separator: " ").map(String.init))
    #expect(
      result.status == 64 && result.output.isEmpty && result.errors.hasPrefix("memorize: ")
        && result.errors.contains("--"))
  }

  @Test("a custom player is rejected by its name, and empty input is a success")
  func endsAtOnce() async throws {
    let line = try await RunPlan.plan(size: 40)[0]
    let spec = line.split(separator: #""perfect""#).joined(separator: #""last-seven""#)
    let result = await runCommand(["work"], input: spec + "\n")

    #expect(
      await runCommand(["work"]) == RunResult()
        && result.output
          == #"{"kind":"error","shard":0,"code":65,"#
          + #""message":"this program does not know player last-seven"}"# + "\n"
        && result.status == 65)
  }

  @Test("a full disk, and a reader that closes the pipe, end the work with a failure")
  func noticesFullDisk() async throws {
    let plan = try await RunPlan.plan(size: 40)
    let summaries = try await RunPlan.summaries(plan)
    for (command, input) in [
      (["work"], RunPlan.text(plan)), (["shards", "-n", "1000"], ""),
      (["merge"], RunPlan.text(summaries)),
    ] {
      var world = TestWorld(input: input)
      world.hearOutput = TestWorld.refusing(with: .noSpace)
      #expect(await world.run(command) == .fullDisk)
    }
    do {
      let plan = try await RunPlan.plan(size: 1)
      let first = try await RunPlan.text([RunPlan.summaries(plan)[0]])
      var world = TestWorld(input: RunPlan.text(plan))
      world.hearOutput = { bytes throws(SystemError) in
        if bytes != Array(first.utf8) { throw .brokenPipe }
      }
      #expect(await world.run(["work"]) == RunResult(output: first, status: 74))
    }
  }

  /// Plays an endless shard, and stops it after its first heartbeat.
  private static func stopped(isTermination: Bool) async -> RunResult {
    let options = [
      "-n", "1000G", "--size", "1000G", "-p", "1000", "--limit", "turns:3", "--seed", "1",
    ]
    var world = TestWorld(input: await runCommand(["shards"] + options).output)
    let isFirst = Shared(true)
    let hasBeaten = Shared(false)
    world.clock.sleep = { _ in
      let goesOn = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if !goesOn { throw CancellationError() }
    }
    world.hearErrors = { _ in hasBeaten.withLock { $0 = true } }
    world.interrupt = .when(isTermination: isTermination) { hasBeaten.withLock { $0 } }
    return await world.run(["work"])
  }

  @Test("progress is reported in lines of JSON")
  func beats() async throws {
    let errors = await Self.stopped(isTermination: false).errors
    let beat = try #require(errors.split(separator: "\n").first)
    #expect(
      beat.hasPrefix(#"{"kind":"heartbeat","run":""#) && beat.contains(#","shard":0,"done":"#)
        && beat.hasSuffix("}") && beat.contains(#","count":1000000000000,"seconds":"#))
  }

  @Test(
    "a signal leaves no summary, but an error that says whether to try again",
    arguments: [(false, 130, "interrupted"), (true, 75, "terminated")])
  func stops(isTermination: Bool, code: Int32, word: String) async {
    let result = await Self.stopped(isTermination: isTermination)
    let message = "\(word) before shard 0 was played"

    #expect(
      result.output
        == #"{"kind":"error","shard":0,"code":\#(code),"message":"\#(message)"}"# + "\n"
        && result.errors.split(separator: "\n").last == "memorize: \(message)"
        && result.status == code)
  }
}
