import SystemCalls
import TestSupport
import Testing

@Suite("Simulate: usage errors and early ends")
struct SimulateEndTests {
  @Test(
    "an impossible simulation is a usage error, reported in one line",
    arguments: [
      "--games 0", "--games -1", "--games 1e15", "--games 1_000_000_000_000_001", "--games 1001G",
      "--games 99999999999999999999", "--games ten", "--pairs 0", "--pairs 40000", "--pairs six",
      "--pairs 2.5", "--rules nonsense", "--rules hot-seat:9", "--kinds 5 --copies 5",
      "--match-size 3 --pairs 4", "--match-size 9", "--kinds 30000 --copies 8", "--threads 0",
      "--player best", "--player capacity", "--player capacity:-1", "--player forgetful:1.1",
      "--player random --player perfect --players 3", "--player random --player perfect:1",
      "--player random --player perfect --player random", "--flip-time 3",
      "--flip-time -1s", "--limit turns:0", "--limit 7", "--json --csv", "--seed", "sea",
    ])
  func refuses(line: String) async throws {
    let options = line.split(separator: " ").map(String.init)
    let result = await runCommand(["simulate"] + options)

    #expect(
      unmet(
        result.status == 64 && result.output.isEmpty
          && result.errors.split(separator: "\n").count == 1 && isHarmless(result.errors),
        result.errors.hasPrefix("memorize: ")) == [])
    // The error names the wrong word, or an option that belongs to it.
    #expect(options.contains { result.errors.contains($0) }, "\(result.errors)")
  }

  @Test("a full disk is a failure", arguments: [[], ["--json"], ["--csv"]])
  func noticesFullDisk(output: [String]) async {
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .noSpace)
    let options = ["simulate", "-p", "2", "-n", "50", "--seed", "1"] + output
    #expect(await world.run(options) == .fullDisk)
  }

  @Test(
    "a closed pipe ends the run silently, an interrupt with the number of complete rows"
  )
  func endsWithReader() async {
    let head = "seed,game,turns,score,flips,lucky,seconds,finished\n"
    var world = TestWorld()
    world.hearOutput = { bytes throws(SystemError) in
      if bytes != Array(head.utf8) { throw .brokenPipe }
    }
    let run = ["simulate", "-p", "1000", "--limit", "turns:3", "-n", "1G", "--csv"]
    #expect(await world.run(run) == RunResult(output: head, status: 74))
    do {
      let count = Shared(0)
      var world = TestWorld()
      world.hearOutput = { bytes in count.withLock { $0 += bytes.count { $0 == 10 } } }
      world.interrupt = .when { count.withLock { $0 > 1 } }
      let options = ["-p", "1000", "--limit", "turns:3", "-n", "1G", "--seed", "1", "-j", "2"]
      let result = await world.run(["simulate", "--csv"] + options)
      let rows = result.output.split(separator: "\n").dropFirst().map { SimulatedRow($0) }

      #expect(
        unmet(
          result.errors == "memorize: interrupted: the result counts \(rows.count) of "
            + "1000000000 games\n" && result.status == 130 && rows.count > 0,
          result.output.hasSuffix("\n") && !rows.contains(nil)
            && rows.map { $0?.game } == Array(0..<rows.count)) == [])
    }
  }

  @Test(
    "an interrupted run prints its partial result, marked as incomplete",
    arguments: [["--json"], []])
  func interruptsReport(output: [String]) async throws {
    let checks = Shared(0)
    var world = TestWorld()
    world.interrupt = .when {
      checks.withLock { checks in
        checks += 1
        return checks > 500
      }
    }
    let result = await world.run(["simulate", "-p", "8", "-n", "1G", "--seed", "1"] + output)

    let games: Int
    if output == ["--json"] {
      let report = try SimulatedReport(json: result.output)
      games = report.games
      #expect(report.incomplete && report.turns.histogram.reduce(0) { $0 + $1[1] } == games)
    } else {
      games = try #require(Int(result.output.prefix { $0.isNumber }))
      #expect(result.output.contains("seed 1. INCOMPLETE: stopped early.\n"))
    }
    #expect(
      result.errors
        == "memorize: interrupted: the result counts \(games) of 1000000000 games\n"
        && result.status == 130)
  }
}
