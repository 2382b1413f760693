import TestSupport
import Testing

@Suite("Closed standard descriptors")
struct StandardDescriptorsTests {
  private static func hasOutput(_ closed: String) -> Bool {
    !closed.split(separator: " ").contains(">&-")
  }

  @Test(
    "with a closed descriptor nothing is written into a game's file, and nothing is played",
    arguments: [">&-", "<&- >&- 2>&-"])
  func keepsFiles(closed: String) async throws {
    let home = PlayerHome()
    _ = await Program.here(["--plain", "--pairs", "2", "--seed", "1"], input: "1\n", at: home)
    let file = try #require(home.games.first)
    let before = await Program.here(["replay", file]).output
    let game = #"echo 2 | { "$memorize" continue \#(closed); }"#
    let result = try Program.shell(game, at: home)

    #expect(
      await (result.status, home.games, Program.here(["replay", file]).output) == (
        74, [file], before
      ))
  }

  @Test(
    "results without standard output are an error", arguments: [">&-", "<&- 2>&-", ">&- 2>&-"])
  func tells(closed: String) throws {
    for command in ["deal --seed 1", "simulate -n 20 --seed 1", "games", "--version"] {
      let result = try Program.shell("\"$memorize\" \(command) \(closed)")
      let isTold = !closed.contains("2>&-")
      guard !Self.hasOutput(closed) else {
        #expect(result.status == 0 && !result.output.isEmpty && result.errors.isEmpty)
        continue
      }
      let sentence = "memorize: cannot write the results: Bad file descriptor\n"
      #expect(result.status == 74 && result.output.isEmpty, "\(command)")
      #expect(result.errors == (isTold ? sentence : ""), "\(command)")
    }
  }

  @Test("a closed standard input is an error for any reader")
  func tellsInput() throws {
    for command in ["--plain --pairs 2", "work", "merge", "merge -", "replay -"] {
      let result = try Program.shell("\"$memorize\" \(command) <&-")
      #expect(result.status == 74, "\(command)")
      #expect(result.errors == "memorize: standard input: Bad file descriptor\n", "\(command)")
    }
  }

  #if os(Linux)
  @Test(
    "another program inherits none of our files in their places",
    arguments: ["<&-", "2>&-", "<&- >&- 2>&-"])
  func startsPrograms(closed: String) throws {
    let home = PlayerHome()
    try home.write("", to: home.path + "/errors")
    let result = try Program.shell(
      """
      player='readlink /proc/$$/fd/2 > "$HOME/errors"; while read -r line; do echo x; done'
      "$memorize" simulate --player "external:$player" -p 1 -n 1 --seed 1 \(closed)
      """, at: home)

    #expect(result.status == (Self.hasOutput(closed) ? 3 : 74))
    let place = try home.read(home.path + "/errors")
    #expect((place == "/dev/null\n") == closed.contains("2>&-"))
  }
  #endif
}
