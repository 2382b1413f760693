import Foundation
import TestSupport
import Testing

@Suite("Play without a folder for files")
struct UnsavedPlayTests {
  private static let input = "1\n3\nsave\nnew 1\n1 2 3 4\n"

  /// Expects a finished game although nothing can be saved, with one message about it.
  private func expectUnsaved(_ result: RunResult) {
    let told = result.output.components(separatedBy: "The game is not being saved").count - 1
    #expect(
      unmet(
        told == 1 && result.output.contains("card> save\nThis game is not being saved.\n")
          && result.output.contains("You win.") && !result.output.contains("Saved"),
        result.status == 0 && isHarmless(result.output) && isHarmless(result.errors)) == [])
  }

  @Test("without a home a game is played unsaved, and says so once")
  func playsWithoutHome() async throws {
    let home = PlayerHome(["HOME": ""])
    let result = await runCommand(SavedGameTests.small, input: Self.input, at: home)

    expectUnsaved(result)
    #expect(
      await [runCommand(["games"], at: home).output, runCommand(["scores"], at: home).output] == [
        "No game is saved.\n", "No score yet.\n",
      ] && result.errors.isEmpty)
  }

  @Test("relative places are ignored")
  func ignoresRelativePlaces() async throws {
    let home = PlayerHome(["HOME": "here", "XDG_DATA_HOME": "there", "XDG_CONFIG_HOME": "."])
    let result = await runCommand(SavedGameTests.small, input: Self.input, at: home)

    expectUnsaved(result)
  }

  @Test("a missing home is not created, and lost games and scores are reported")
  func makesNoHome() async throws {
    let home = PlayerHome()
    let nowhere = PlayerHome(["HOME": home.path + "/nobody/here"])
    let result = await runCommand(SavedGameTests.small, input: "1\nhelp\n", at: nowhere)

    let reason = "there is no folder \(home.path)/nobody/here."
    #expect(
      try unmet(
        result.output.contains("The game is not being saved: \(reason)\n")
          && result.output.contains("The game Animals is lost: \(reason)\nStopped.")
          && result.output.contains("this game is NOT being saved; save ./FILE"),
        !result.output.contains("the game is saved") && result.status == 0
          && FileManager.default.contentsOfDirectory(atPath: home.path) == []) == [])
    do {
      let home = PlayerHome(["HOME": ""])
      let result = await runCommand(["--pairs", "1", "--seed", "1"], input: "1 2\n", at: home)

      #expect(
        result.output.contains("The score is not being saved: there is no place for it")
          && result.output.contains("You win.") && result.output.hasSuffix("Goodbye.\n"))
    }
  }

  @Test("a file in place of the folder is left alone, and the game is played unsaved")
  func playsBesideFile() async throws {
    let home = PlayerHome()
    try home.write("mine", to: home.data)
    let result = await runCommand(SavedGameTests.small, input: Self.input, at: home)

    expectUnsaved(result)
    #expect(try home.read(home.data) == "mine")
  }

  @Test("without write permission a game is played unsaved", arguments: ["", "/deeper"])
  func playsWithoutWriting(place: String) async throws {
    let folder = try TemporaryFolder()
    let home = PlayerHome(["XDG_DATA_HOME": try folder.makeImpossibleFolder("data") + place])
    expectUnsaved(await runCommand(SavedGameTests.small, input: Self.input, at: home))
  }

  @Test("an import of themes without a folder is an error")
  func refusesImport() async throws {
    let home = PlayerHome(["HOME": ""])
    let file = PlayerHome()
    try file.write(#"{"name":"Pets","faces":["a","b"]}"#, to: file.path + "/pets.json")
    let result = await runCommand(["themes", "import", file.path + "/pets.json"], at: home)

    #expect(
      result.status == 74 && result.output.isEmpty
        && result.errors == "memorize: there is no place for themes: HOME is not set\n")
  }
}

@Suite("Hostile context")
struct HostileEnvironmentTests {
  private static let junk = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{9B}31m", "a\rb\nc", "\u{202E}evil", "\u{200B}",
    "e" + String(repeating: "\u{301}", count: 1_000), String(repeating: "x", count: 100_000),
  ]

  @Test("folders with any names are shown harmlessly", arguments: junk)
  func survivesPlaces(text: String) async throws {
    let home = PlayerHome()
    let place = PlayerHome(["XDG_DATA_HOME": "\(home.path)/\(text)", "XDG_CONFIG_HOME": text])
    let game = await runCommand(SavedGameTests.small, input: "1\n3\ngames\n", at: place)

    let config = ["--config", "\(home.path)/\(text)"]
    let file = await runCommand(config + SavedGameTests.small, input: "1\n", at: place)
    #expect(
      unmet(
        isHarmless(game.output) && isHarmless(game.errors) && game.status == 0,
        isHarmless(file.output) && isHarmless(file.errors)) == [])
  }

  @Test("an invalid setting in a variable is reported in one harmless line", arguments: junk)
  func namesJunk(text: String) async throws {
    for variable in ["MEMORIZE_RULES", "MEMORIZE_PLAYERS", "MEMORIZE_BELL", "MEMORIZE_OPPONENT"] {
      let result = await runCommand(["-p", "2"], at: PlayerHome([variable: text]))
      #expect(
        unmet(
          result.status == 64 && result.output.isEmpty
            && result.errors.hasPrefix("memorize: \(variable) must be "),
          isHarmless(result.errors) && result.errors.utf8.count < 400
            && result.errors.split(separator: "\n").count == 1) == [])
    }
  }

  @Test(
    "a player's name is shown harmlessly wherever it appears",
    arguments: junk.dropFirst(8) + ["=1+1", "@x, \"y\"", "-2"])
  func showsNames(text: String) async throws {
    let home = PlayerHome(["MEMORIZE_PLAYER_NAME": text])
    _ = await runCommand(["-p", "1"], input: "1 2\n", at: home)
    let csv = await runCommand(["scores", "--csv"], at: home).output

    let cell = try #require(csv.split(separator: "\n").last)
    #expect(cell.contains(",'\(text),") || cell.contains(",\"'@x, \"\"y\"\"\","))
  }

  @Test("damaged settings, themes and scores do not prevent play")
  func survivesFiles() async throws {
    for junk in [
      "", "{", "\u{0}\u{1}", "[[[[[[", "{\"format\":\"memorize-settings\",\"version\":9}",
    ] {
      let home = PlayerHome()
      for file in [home.settingsFile, home.data + "/themes.json", home.data + "/scores.jsonl"] {
        try home.write(junk, to: file)
      }
      let result = await runCommand(SavedGameTests.small, input: "1 2 3 4\n", at: home)
      #expect(
        result.output.contains("You win.") && result.status == 0 && isHarmless(result.output)
          && isHarmless(result.errors), "\(junk)")
    }
  }
}
