import SystemCalls
import TestSupport
import Testing

/// External players in the commands other than `simulate`, which `ExternalProgramTests` covers.
@Suite("External players of the other commands")
struct ExternalCommandsTests {
  private static func run(
    _ words: [String], input: String = "", playing program: ScriptedProgram
  ) async -> RunResult {
    let time = Shared(Duration.zero)
    var world = TestWorld(input: input)
    world.clock = .moved { time.withLock { $0 } }
    world.programs = program.programs { milliseconds in
      time.withLock { $0 += .milliseconds(milliseconds) }
    }
    return await world.run(words)
  }

  private static func plan(_ options: [String], size: Int) async -> String {
    await runCommand(
      ["shards", "--player", "external:x", "--seed", "1", "--size", "\(size)"] + options
    ).output
  }

  @Test("compare plays the same games as simulate, with the program on either side")
  func compares() async throws {
    let options = ["-p", "3", "-n", "30", "--seed", "1"]
    let result = await Self.run(
      ["compare", "external:x", "perfect", "--json"] + options, playing: .random)
    let turned = await Self.run(
      ["compare", "perfect", "external:x", "--json"] + options, playing: .random)
    let csv = await Self.run(
      ["simulate", "--player", "external:x", "--csv"] + options, playing: .random)
    let rows = csv.output.split(separator: "\n").dropFirst().compactMap { SimulatedRow($0) }
    let sum = rows.reduce(0) { $0 + $1.turns }

    #expect(
      unmet(
        rows.count == 30 && result.status == 0 && result.errors.isEmpty
          && result.output.contains(#""players":["external:x","perfect"],"flipTime":1000000000,"#),
        result.output.contains(#""answerTimeout":10000000000}"#)) == [])
    for output in [result.output, turned.output] {
      #expect(output.contains(#""sum":"\#(sum)""#))
    }
  }

  @Test("a point of a sweep has the figures of simulate")
  func sweeps() async {
    let options = ["-n", "20", "--seed", "1", "--player", "external:x", "--json"]
    let sweep = await Self.run(["sweep", "--pairs", "2...4"] + options, playing: .random)

    #expect(sweep.status == 0 && sweep.errors.isEmpty)
    for pairs in 2...4 {
      let alone = await Self.run(["simulate", "-p", "\(pairs)"] + options, playing: .random)
      #expect(sweep.output.contains(alone.output.dropLast()))
    }
  }

  @Test("shards with a named program add up to the run of simulate", arguments: [1, 7, 30])
  func works(size: Int) async throws {
    let options = ["-p", "3", "-n", "30"]
    let plan = await Self.plan(options, size: size)
    let work = await Self.run(
      ["work", "--external", "x=whatever it is", "--external", "y=other"], input: plan,
      playing: .random)
    let merged = await runCommand(["merge", "--json"], input: work.output)
    let whole = await Self.run(
      ["simulate", "--player", "external:x", "--seed", "1", "--json"] + options, playing: .random)
    let figures = try #require(whole.output.firstMatch(of: /"turns":.*/))
    let named = await runCommand(
      ["merge", "--json", "--external", "x=./mine --fast"], input: work.output)
    let line = #"memorize simulate --seed 1 --games 30 --pairs 3 --player 'external:./mine --fast'"#
    #expect(
      unmet(
        plan.contains(#""player":"external:x","#) && work.status == 0 && work.errors.isEmpty
          && merged.status == 0,
        merged.output.contains(figures.output)
          && merged.output.contains(#""command":"memorize shards --seed 1 --games 30 "#)
          && named.output.contains(#""player":"external:./mine --fast""#)
          && named.output.contains(line) && named.output.contains(figures.output)) == [])
  }

  @Test func `a program that is named twice is a usage error of merge`() async {
    let result = await runCommand(["merge", "--external", "x=a", "--external", "x=b"], input: "")
    #expect(result.status == 64 && result.errors.contains("x"))
  }

  private static let commands = [
    ["compare", "external:x", "perfect", "-p", "2", "-n", "9", "-j", "1"],
    ["compare", "perfect", "external:x", "-p", "2", "-n", "9", "-j", "1"],
    ["sweep", "--player", "external:x", "--pairs", "2...4", "-n", "9", "-j", "1"],
  ]

  @Test(
    "a program that misbehaves is reported three times, and ends the run", arguments: commands,
    ScriptedProgram.faults.indices)
  func endsRun(command: [String], index: Int) async {
    let (program, fault) = ScriptedProgram.faults[index]
    let result = await Self.run(
      command + ["--seed", "1", "--answer-timeout", "100ms"], playing: program)

    #expect(
      result.status == 3
        && result.errors.hasPrefix(
          String(repeating: "memorize: external:x \(fault)\n", count: 3)
            + "memorize: 3 games could not be finished by external players; the result ")
    )
  }

  @Test(
    "after bad answers compare and sweep go on, and report them at the end", arguments: commands)
  func goesOn(command: [String]) async {
    let result = await Self.run(
      command + ["--seed", "1"],
      playing: ScriptedProgram { $0.hasPrefix(#"{"choose""#) ? "six\n" : "" })
    let reports = result.errors.split(separator: "\n")

    let games = command[0] == "sweep" ? 27 : 9
    #expect(
      unmet(
        result.status == 3 && reports.count == min(10, games) + 1
          && reports.dropLast().allSatisfy { $0.hasSuffix("Range: six") }
          && reports.last == "memorize: \(games) games could not be finished by external players",
        result.output.contains("unfinished")) == [])
  }

  @Test(
    "shards of a program that misbehaves have no summary", arguments: ScriptedProgram.faults.indices
  )
  func endsWork(index: Int) async {
    let (program, fault) = ScriptedProgram.faults[index]
    let result = await Self.run(
      ["work", "-j", "1", "--external", "x=secret", "--answer-timeout", "100ms"],
      input: await Self.plan(["-p", "2", "-n", "12"], size: 3), playing: program)
    let errors = (0..<3).map { shard in
      #"{"kind":"error","shard":\#(shard),"code":3,"#
        + #""message":"shard \#(shard) was given up because of an external player"}"# + "\n"
    }

    #expect(
      result.status == 3 && result.output == errors.joined()
        && result.errors == String(repeating: "memorize: external:x \(fault)\n", count: 3)
          + "memorize: 3 games could not be finished by external players\n"
    )
  }

  @Test("a shard after an unfinished one is played")
  func worksOn() async throws {
    let plan = await Self.plan(["-p", "1", "-n", "2"], size: 1)
    let isFirst = Shared(true)
    let program = ScriptedProgram { line in
      guard line.hasPrefix(#"{"choose""#) else { return "" }
      if line.contains(#""faceUp":[]"#) { return "0\n" }
      let isBad = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      return isBad ? "1\n1\n" : "1\n"
    }
    let result = await Self.run(
      ["work", "-j", "1", "--external", "x=x"], input: plan, playing: program)
    let lines = result.output.split(separator: "\n")

    let merged = await runCommand(["merge"], input: result.output)
    #expect(
      unmet(
        result.status == 3 && lines.count == 2
          && lines[0].hasPrefix(#"{"kind":"error","shard":0,"code":3,"#)
          && lines[1].hasPrefix(#"{"v":3,"kind":"summary","#),
        merged.status == 3 && merged.output.contains(#""player":"external:x""#)) == [])
  }

  @Test("an interrupt ends the wait for an answer", arguments: commands)
  func interrupts(command: [String]) async {
    let hasWaited = Shared(false)
    var world = TestWorld()
    world.programs = ScriptedProgram().programs { _ in hasWaited.withLock { $0 = true } }
    world.interrupt = .when { hasWaited.withLock { $0 } }
    let result = await world.run(command + ["--seed", "1"])

    #expect(result.status == 130 && result.errors.hasPrefix("memorize: interrupted: the result "))
  }

  @Test("a head has the command that compares the same programs again")
  func reproduces() async throws {
    let result = await Self.run(
      ["compare", "perfect", "external:a 'b'", "-p", "2", "-n", "3", "--seed", "1", "--json"],
      playing: .random)
    let line = try #require(result.output.firstMatch(of: /"command":"memorize ([^"]*)"/)?.1)
    let typed = String(line).replacing(#"\\"#, with: #"\"#)
    let again = await Self.run(
      try ProcessRun.shellWords(of: typed) + ["--json"], playing: .random)

    #expect(result.status == 0 && again == result)
  }
}
