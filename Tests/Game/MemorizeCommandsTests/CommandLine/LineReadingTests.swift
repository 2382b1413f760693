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

  @Test("a worker and a merge accept the line ends of other systems")
  func shards() async throws {
    let plan = try await RunPlan.text(RunPlan.plan(size: 10))
    let summaries = await runCommand(["work"], input: plan).output

    #expect(await runCommand(["work"], input: Self.windows(plan)).output == summaries)
    #expect(
      try await runCommand(["merge", "--json"], input: Self.windows(summaries))
        == (RunPlan.whole()))
    // The last line needs no newline.
    #expect(
      try await runCommand(["merge", "--json"], input: String(summaries.dropLast()))
        == (RunPlan.whole()))
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
      #expect(await runCommand(["replay", "\(home.path)/other.game", "--json"]) == replay)
      #expect(await runCommand(["replay", "-", "--json"], input: text) == replay)
    }
  }

  @Test("a replay of a JSON record accepts them too")
  func records() async throws {
    let record = await runCommand(["deal", "--record", "--seed", "1"]).output
    let lines = record.split(separator: ",").joined(separator: ",\n")
    #expect(
      await runCommand(["replay", "-"], input: Self.windows(lines))
        == runCommand(["replay", "-"], input: record))
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
    #expect(plain.status == 0)
    #expect(await answering(#"'\357\273\277'"#) == plain)
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
      #expect(result.status == 65)
      #expect(
        result.errors
          == "memorize: standard input, line 1: too long, a line has at most \(limit) bytes\n")
    }
  }

  @Test("the game up to such a line is saved")
  func savesBefore() async throws {
    var world = TestWorld()
    world.read = TestWorld.source(of: "1\n", thenEndless: 0)
    let result = await world.run(["--plain", "--pairs", "2", "--seed", "1"])

    #expect(result.status == 65 && result.errors.contains("line 2"))
    #expect(result.output.contains("\ncard> \nStopped. "))
    #expect(result.output.contains("Saved. Continue with: memorize continue\n"))
    let later = await runCommand(["continue", "--plain"], input: "score\n", at: world.home)
    #expect(later.output.contains("rabbit") && later.status == 0)
  }

  @Test("a worker answers the lines before, and reports the line it stopped at")
  func worksBefore() async throws {
    let plan = try await RunPlan.plan(size: 40)[0]
    var world = TestWorld()
    world.read = TestWorld.source(of: plan + "\n", thenEndless: 0)
    let result = await world.run(["work", "--heartbeat", "1h"])
    #expect(result.status == 65 && result.errors.contains("standard input, line 2: too long"))
    await #expect(result.output == (try RunPlan.text(RunPlan.summaries([plan]))))
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
