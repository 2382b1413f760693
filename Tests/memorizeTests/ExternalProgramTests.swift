import Testing

@Suite("External players, run as programs")
struct ExternalProgramTests {
  /// Turns any card that lies face down, by the chance it is given.
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

  private func simulate(_ command: String, _ options: [String]) throws -> Program.Result {
    try Program.run(
      ["simulate", "--player", "external:" + command, "--seed", "1"] + options)
  }

  @Test("a shell script plays at random, the same games on any number of threads")
  func playsAtRandom() async throws {
    let options = ["-p", "3", "-n", "150"]
    let one = try simulate(Self.random, options + ["--csv", "-j", "1"])
    let report = try SimulatedReport(
      json: simulate(Self.random, options + ["--json", "-j", "2"]).output)
    let mean = try #require(report.turns.mean)

    #expect(one.status == 0 && one.errors.isEmpty)
    #expect(try simulate(Self.random, options + ["--csv", "-j", "2"]) == one)
    #expect(report.unfinished == 0)
    // The variance for 3 pairs is 26.
    #expect(abs(mean - 9) < 4 * (26.0 / 150).squareRoot())
  }

  @Test("it plays against another player, and its games are replayed")
  func playsAgainstOthers() async throws {
    let players = ["--player", "perfect", "--player", "external:" + Self.random]
    let options = ["-p", "4", "--seed", "3"] + players
    let rows = try await simulatedRows(options + ["-n", "6"])
    let replay = try Program.run(["replay", "--game", "5"] + options)

    #expect(rows.allSatisfy { $0.isFinished })
    #expect(replay.output.contains("\n\(rows[5].turns) turns, scores [\(rows[5].score), "))
  }

  @Test(
    "a program that does not answer is reported three times, and the run ends",
    arguments: [
      ("exit 3", "ended with status 3 instead of answering"),
      ("kill -9 $$", "was ended by signal 9 instead of answering"),
      ("sleep 9", "gave no answer for 100ms"),
      ("exec 0<&- 1<&-; sleep 9", "was ended by signal 9 instead of answering"),
      ("tr '\\0' x < /dev/zero 2> /dev/null", "gave an answer of more than 1000 bytes"),
    ])
  func endsRun(command: String, fault: String) throws {
    let result = try simulate(
      command, ["-p", "2", "-n", "9", "-j", "1", "--answer-timeout", "100ms"])

    #expect(result.status == 3)
    #expect(
      result.errors == String(repeating: "memorize: external:\(command) \(fault)\n", count: 3)
        + "memorize: 3 games could not be finished by external players; "
        + "the result counts 2 of 9 games\n")
    #expect(result.output.contains(", seed 1, 2 of 2 unfinished. INCOMPLETE: stopped early.\n"))
  }

  @Test("bad answers leave games unfinished, and the run goes on")
  func goesOn() throws {
    let result = try simulate(
      "while read -r line; do case $line in *choose*) echo six;; esac; done",
      ["-p", "2", "-n", "12", "--json"])
    let reports = result.errors.split(separator: "\n")

    #expect(result.status == 3)
    #expect(try SimulatedReport(json: result.output).unfinished == 12)
    #expect(reports.count == 11 && reports.prefix(10).allSatisfy { $0.hasSuffix("Range: six") })
    #expect(reports.last == "memorize: 12 games could not be finished by external players")
  }

  @Test("what a program says cannot steer the terminal")
  func showsHarmlessly() throws {
    let result = try simulate(
      "while read -r line; do printf '\\033[2J\\033]0;x\\007\\n'; done", ["-p", "1", "-n", "1"])

    #expect(result.status == 3 && isHarmless(result.errors) && isHarmless(result.output))
  }

  @Test("a command that is none, or a time that is none, is a wrong command line")
  func refuses() throws {
    for options in [["--player", "external:"], ["--player", "external"]] {
      #expect(try Program.run(["simulate"] + options).status == 64)
    }
    #expect(try simulate("cat", ["--answer-timeout", "0"]).status == 64)
  }

  #if os(Linux)
  @Test("an interrupt ends the wait for an answer")
  func interrupts() throws {
    let result = try Program.shell(
      """
      "$memorize" simulate --player 'external:sleep 60' --seed 1 2> /dev/null & id=$!
      \(Program.untilCatching)
      kill -INT $id; wait $id; echo "status $?"
      """)

    #expect(result.output.hasSuffix("\nstatus 130\n"))
    #expect(result.output.hasPrefix("0 games of 10 pairs, player external:"))
  }
  #endif
}
