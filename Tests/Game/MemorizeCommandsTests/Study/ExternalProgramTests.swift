import MemorizeCommands
import TestSupport
import Testing

@Suite("External players")
struct ExternalProgramTests {
  /// A program that turns a random face-down card.
  private static let random = """
    while read -r line; do
      case $line in '{"choose"'*) ;; *) continue ;; esac
      chance=${line##*'"chance":'}; table=${line#*'"table":['}
      IFS=,; set -- ${table%%']'*}; unset IFS
      down=; card=0
      for kind; do [ "$kind" = -1 ] && down="$down $card"; card=$((card + 1)); done
      set -- $down
      shift $((${chance%%'}'*} % $#))
      echo "$1"
    done
    """

  /// Runs simulate with an external player, real or scripted.
  private func simulate(
    _ command: String, _ options: [String], scripted program: ScriptedProgram? = nil
  ) async -> RunResult {
    let time = Shared(Duration.zero)
    var world = TestWorld()
    if let program {
      world.clock = .moved { time.withLock { $0 } }
      world.programs = program.programs { milliseconds in
        time.withLock { $0 += .milliseconds(milliseconds) }
      }
    }
    return await world.run(
      ["simulate", "--player", "external:" + command, "--seed", "1"] + options)
  }

  @Test(
    "a shell script, and a player that uses the given chance, play at random on any number of threads"
  )
  func playsAtRandom() async throws {
    let options = ["-p", "3", "-n", "20", "--csv"]
    let one = await simulate(Self.random, options + ["-j", "1"])

    let report = try SimulatedReport(
      json: await simulate(
        "chance", ["-p", "3", "-n", "150", "--json"], scripted: .random
      ).output)
    let mean = try #require(report.turns.mean)
    let variance = 26.0
    #expect(
      await unmet(
        one.status == 0 && one.errors.isEmpty, simulate(Self.random, options + ["-j", "2"]) == one,
        simulate("chance", options + ["-j", "2"], scripted: .random) == one,
        report.unfinished == 0 && abs(mean - 9) < 4 * (variance / 150).squareRoot()) == [])
  }

  @Test("it plays against another player, and its games are replayed")
  func playsAgainstOthers() async throws {
    var world = TestWorld()
    world.programs = ScriptedProgram.random.programs()
    let options = [
      "-p", "4", "--seed", "3", "--player", "perfect", "--player", "external:chance",
    ]
    let csv = await world.run(["simulate", "--csv", "-n", "6"] + options).output
    let rows = csv.split(separator: "\n").dropFirst().compactMap { SimulatedRow($0) }
    let replay = await world.run(["replay", "--game", "5"] + options)

    #expect(
      rows.count == 6 && rows.allSatisfy { $0.isFinished }
        && replay.output.contains("\n\(rows[5].turns) turns, scores [\(rows[5].score), "))
  }

  @Test(
    "a program that does not answer is reported three times, and the run ends",
    arguments: ScriptedProgram.faults.indices)
  func endsRun(index: Int) async {
    let (program, fault) = ScriptedProgram.faults[index]
    expectThreeReports(
      await simulate("x", Self.fewGames, scripted: program), of: "x", with: fault)
  }

  @Test("a real program that does not end by itself is ended")
  func endsProgram() async {
    let command = "exec 0<&- 1<&-; sleep 9"
    expectThreeReports(
      await simulate(command, Self.fewGames), of: command,
      with: "was ended by signal 15 instead of answering")
  }

  private static let fewGames = ["-p", "2", "-n", "9", "-j", "1", "--answer-timeout", "100ms"]

  private func expectThreeReports(_ result: RunResult, of command: String, with fault: String) {
    #expect(
      result.status == 3
        && result.errors == String(repeating: "memorize: external:\(command) \(fault)\n", count: 3)
          + "memorize: 3 games could not be finished by external players; "
          + "the result counts 2 of 9 games\n"
        && result.output.contains(", seed 1, 2 of 2 unfinished. INCOMPLETE: stopped early.\n"))
  }

  @Test(
    "bad answers leave games unfinished, and an answer too many is an error even after the last game"
  )
  func goesOn() async throws {
    let result = await simulate(
      "six", ["-p", "2", "-n", "12", "--json"],
      scripted: ScriptedProgram { $0.contains("choose") ? "six\n" : "" })
    let reports = result.errors.split(separator: "\n")

    #expect(
      try unmet(
        result.status == 3 && SimulatedReport(json: result.output).unfinished == 12
          && reports.count == 11 && reports.prefix(10).allSatisfy { $0.hasSuffix("Range: six") },
        reports.last == "memorize: 12 games could not be finished by external players") == [])
    do {
      let result = await simulate(
        "twice", ["-p", "1", "-n", "1"],
        scripted: ScriptedProgram { line in
          guard line.hasPrefix(#"{"choose""#) else { return "" }
          return line.contains(#""faceUp":[]"#) ? "0\n" : "1\n1\n"
        })

      #expect(
        result.status == 3 && result.output.hasPrefix("1 game of 1 pair, ")
          && result.errors == """
            memorize: external:twice sent an answer without a question
            memorize: external players sent answers without a question

            """
      )
    }
  }

  @Test("a real program that answers everything it receives is ended for it")
  func endsChatter() async {
    let result = await simulate(
      "while read -r line; do echo 0; done", ["-p", "2", "-n", "9", "-j", "1"])

    #expect(result.status == 3)
    // A surplus answer may arrive so late that it counts for the next question.
    let isSurplus = result.errors.contains("sent an answer without a question\n")
    #expect(isSurplus || result.errors.contains("gave 3 bad answers in a row"))
  }

  @Test(
    "output is shown harmlessly, invalid options are refused, and an interrupt ends the wait"
  )
  func refuses() async {
    let result = await simulate(
      "steer", ["-p", "1", "-n", "1"],
      scripted: ScriptedProgram { _ in "\u{1B}[2J\u{1B}]0;x\u{7}\n" })

    #expect(result.status == 3 && isHarmless(result.errors) && isHarmless(result.output))
    for options in [["--player", "external:"], ["--player", "external"]] {
      #expect(await runCommand(["simulate"] + options).status == 64)
    }
    #expect(await simulate("cat", ["--answer-timeout", "0"]).status == 64)
    do {
      let hasWaited = Shared(false)
      var world = TestWorld()
      world.programs = ScriptedProgram().programs { _ in hasWaited.withLock { $0 = true } }
      world.interrupt = .when { hasWaited.withLock { $0 } }
      let result = await world.run(["simulate", "--player", "external:silent", "--seed", "1"])

      #expect(
        result.status == 130 && result.output.hasPrefix("0 games of 10 pairs, player external:"))
    }
  }
}
