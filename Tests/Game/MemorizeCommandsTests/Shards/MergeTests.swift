import TestSupport
import Testing

@Suite("Merge: what is missing, damaged or does not belong")
struct MergeTests {
  /// Returns the specs and summaries of four shards of ten games.
  private static func shards() async throws -> (plan: [String], summaries: [String]) {
    let plan = try await RunPlan.plan(size: 10)
    return (plan, try await RunPlan.summaries(plan))
  }

  private static func incomplete(
    _ specs: [String], games: Int, after notes: String = ""
  ) -> RunResult {
    RunResult(
      output: RunPlan.text(specs),
      errors: notes + "memorize: \(games) of 40 games are missing; "
        + "the specs to play them are on standard output\n",
      status: 3)
  }

  @Test("missing shards are printed as the very lines of the plan", arguments: 1...14)
  func findsGaps(present: Int) async throws {
    let (plan, summaries) = try await Self.shards()
    let here = plan.indices.filter { present & 1 << $0 != 0 }
    let absent = plan.indices.filter { !here.contains($0) }

    #expect(
      try await RunPlan.merge(here.map { summaries[$0] })
        == Self.incomplete(absent.map { plan[$0] }, games: 10 * absent.count))
  }

  @Test("a damaged line is left out, and printed lines play the missing shards")
  func completes() async throws {
    let (plan, summaries) = try await Self.shards()
    let gaps = try await RunPlan.merge([summaries[1]]).output.split(separator: "\n").map(
      String.init)
    let whole = try await RunPlan.merge([summaries[1]] + RunPlan.summaries(gaps))

    let wrong = summaries[0].dropLast() + "0}"
    let result = try await RunPlan.merge([
      String(wrong), summaries[1].prefix(50) + summaries[2], summaries[3],
    ])
    #expect(
      try await whole == (RunPlan.whole())
        && result
          == Self.incomplete(
            Array(plan[0...2]), games: 30, after: "memorize: left out 2 damaged lines\n")
    )
  }

  @Test("a torn line leaves a gap, and is made good by a whole copy")
  func leavesOutTornLines() async throws {
    let (plan, summaries) = try await Self.shards()
    let torn = summaries[2].dropLast(9)
    let lines = [summaries[0], summaries[1], String(torn), summaries[3]]
    let note = "memorize: left out 1 damaged line\n"

    #expect(
      try await RunPlan.merge(lines) == Self.incomplete([plan[2]], games: 10, after: note))
    var whole = try await RunPlan.whole()
    whole.errors = note
    #expect(try await RunPlan.merge(lines + [summaries[2]]) == whole)
  }

  @Test("the same summary twice counts once")
  func dropsRepeats() async throws {
    let summaries = try await Self.shards().summaries
    var whole = try await RunPlan.whole()
    whole.errors = "memorize: left out 5 repeated summaries\n"

    #expect(try await RunPlan.merge(summaries + summaries + [summaries[0]]) == whole)
  }

  @Test("failures are passed on, and shards of two runs or overlapping ones are refused")
  func refusesMixedRuns() async throws {
    let (plan, summaries) = try await Self.shards()
    let failure = #"{"kind":"error","shard":0,"code":75,"message":"terminated \u001b[31m"}"#
    let other = try await RunPlan.plan(size: 40, ["-n", "40", "-p", "4", "--seed", "8"])
    let result = try await RunPlan.merge(summaries + RunPlan.summaries(other))
    let larger = try await RunPlan.summaries(RunPlan.plan(size: 15))
    #expect(
      try await unmet(
        RunPlan.merge([failure] + summaries.dropFirst())
          == Self.incomplete(
            [plan[0]], games: 10, after: "memorize: shard 0 failed: terminated \\u{1B}[31m\n"),
        result.status == 65 && result.output.isEmpty
          && result.errors.hasPrefix("memorize: standard input, line 5: run ")
          && result.errors.contains(" does not belong to run "),
        RunPlan.merge([summaries[0], larger[0]])
          == RunResult(
            errors: "memorize: the summaries of games 0...9 and of games 0...14 overlap\n",
            status: 4)) == [])
  }

  @Test(
    "without any summary merge fails",
    arguments: [
      ([], "there is no summary of a shard", ""),
      (
        ["{}"], "there is no summary of a shard, only damaged lines and failures",
        "memorize: left out 1 damaged line\n"
      ),
    ])
  func refusesNothing(lines: [String], message: String, note: String) async throws {
    #expect(
      try await RunPlan.merge(lines)
        == RunResult(errors: "\(note)memorize: \(message)\n", status: 65))
  }
}
