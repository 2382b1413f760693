import TestSupport
import Testing

/// Commands that read lines accept those of other systems, and limit their length.
@Suite("Reading lines")
struct LineReadingTests {
  /// Returns the lines as an editor on Windows writes them.
  private static func windows(_ text: String) -> String {
    "\u{FEFF}"
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
  }

  @Test("workers, merges and replays accept the line ends of other systems")
  func shards() async throws {
    let plan = try await RunPlan.text(RunPlan.plan(size: 10))
    let summaries = await runCommand(["work"], input: plan).output

    #expect(
      try await unmet(
        runCommand(["work"], input: Self.windows(plan)).output == summaries,
        runCommand(["merge", "--json"], input: Self.windows(summaries))
          == (RunPlan.whole())) == [])
    // The last line needs no newline.
    let record = await runCommand(["deal", "--record", "--seed", "1"]).output
    let lines = record.split(separator: ",").joined(separator: ",\n")
    #expect(
      try await unmet(
        runCommand(["merge", "--json"], input: String(summaries.dropLast()))
          == (RunPlan.whole()),
        runCommand(["replay", "-"], input: Self.windows(lines))
          == runCommand(["replay", "-"], input: record)) == [])
  }

  @Test("a game accepts them too, and replay reads its file with other line ends")
  func games() async throws {
    let home = PlayerHome()
    let typed = "1\n3\nsave Two\nscore\nquit\n"
    let options = ["play", "--pairs", "2", "--seed", "1", "--flip-time", "1s"]
    let plain = await runCommand(options, input: typed)
    #expect(await runCommand(options, input: Self.windows(typed), at: home) == plain)

    let file = try #require(home.games.first)
    let replay = await runCommand(["replay", file, "--json"])
    #expect(replay.status == 0)
    let saved = try home.read(file)
    for text in [Self.windows(saved), "\u{FEFF}" + saved, String(Self.windows(saved).dropFirst())] {
      try home.write(text, to: home.path + "/other.game")
      #expect(
        await unmet(
          runCommand(["replay", "\(home.path)/other.game", "--json"]) == replay,
          runCommand(["replay", "-", "--json"], input: text) == replay) == [])
    }
  }

  @Test("an external player may end its lines with CRLF")
  func programs() async throws {
    func answering(_ end: String) async -> RunResult {
      let player =
        #"b=\#(end); while read -r line; do case $line in *'"choose"'*) "#
        + #"[ "$l" = 0 ] && l=1 || l=0; printf "$b$l\#(end == "" ? "" : "\\r")\n"; b=;; esac; done"#
      let options = ["-p", "1", "-n", "3", "--seed", "1", "-j", "1", "--csv"]
      return await runCommand(["simulate", "--player", "external:" + player] + options)
    }
    let plain = await answering("")
    #expect(await answering(#"'\357\273\277'"#) == plain && plain.status == 0)
  }

  @Test(
    "a line without an end is refused at its limit",
    arguments: [
      ("work", 4_194_304), ("--plain --pairs 2 --seed 1 --table ask", 65_536),
      ("play --pairs 2 --flip-time 1s", 65_536),
    ])
  func endless(command: String, limit: Int) async {
    for byte in [0, UInt8(ascii: "y")] {
      var world = TestWorld()
      world.read = TestWorld.source(of: "", thenEndless: byte)
      let result = await world.run(command.split(separator: " ").map(String.init))
      #expect(
        result.status == 65
          && result.errors
            == "memorize: standard input, line 1: too long, a line has at most \(limit) bytes\n"
      )
    }
  }

  @Test("the game and the work up to such a line are kept, and the line is named")
  func savesBefore() async throws {
    var world = TestWorld()
    world.read = TestWorld.source(of: "1\n", thenEndless: 0)
    let result = await world.run(["--plain", "--pairs", "2", "--seed", "1"])

    let later = await runCommand(["continue", "--plain"], input: "score\n", at: world.home)
    #expect(
      unmet(
        result.status == 65 && result.errors.contains("line 2")
          && result.output.contains("\ncard> \nStopped. ")
          && result.output.contains("Saved. Continue with: memorize continue\n"),
        later.output.contains("rabbit") && later.status == 0) == [])
    do {
      let plan = try await RunPlan.plan(size: 40)[0]
      var world = TestWorld()
      world.read = TestWorld.source(of: plan + "\n", thenEndless: 0)
      let result = await world.run(["work", "--heartbeat", "1h"])
      #expect(
        try await result.output == (RunPlan.text(RunPlan.summaries([plan]))) && result.status == 65
          && result.errors.contains("standard input, line 2: too long"))
    }
  }

  @Test("a merge reads files and standard input, each once")
  func dashes() async throws {
    let summaries = try await RunPlan.summaries(RunPlan.plan(size: 10))
    let home = PlayerHome()
    try home.write(RunPlan.text(summaries[0...1].reversed()), to: home.path + "/one")
    let rest = RunPlan.text(Array(summaries[2...]))
    for files in [["\(home.path)/one", "-"], ["-", "\(home.path)/one"]] {
      #expect(
        try await runCommand(["merge", "--json"] + files, input: rest) == (RunPlan.whole()))
    }
    #expect(
      await runCommand(["merge", "-", "\(home.path)/one", "-"], input: rest)
        == RunResult(
          errors: "memorize: standard input (-) can be read only once\n", status: 64))
  }
}
