import Foundation
import TestSupport
import Testing

@Suite("Themes on the command line")
struct ThemesCommandTests {
  private static let pets = #"{"name":"Pets","faces":["🐶","🐱",{"symbol":"X","word":"ex"}]}"#

  @Test("the list and --names have the names to type, each theme once, the player's own last")
  func lists() async throws {
    let home = PlayerHome()
    try home.write(Self.pets, to: home.path + "/pets.json")
    _ = await runCommand(["themes", "import", home.path + "/pets.json"], at: home)
    let output = await runCommand(["themes"], at: home).output

    let json = await runCommand(["themes", "--json"], at: home).output
    #expect(
      await unmet(
        runCommand(["themes", "list"], at: home).output == output
          && output.hasPrefix("animals: Animals, 32 kinds of cards\nsea: Sea, 28 kinds of cards\n")
          && output.hasSuffix("\nPets, 3 kinds of cards\n"),
        json.hasPrefix(#"{"version":1,"themes":[{"id":"animals","name":"Animals","faces":32,"#)
          && json.contains(#""name":"Pets","faces":3,"pairs":3,"playable":true}]}"#)) == [])
    do {
      let home = PlayerHome()
      let own = #"[{"name":"My pets","faces":["a","b"]},{"name":"-x","faces":["a","b"]}]"#
      _ = await runCommand(["themes", "import", "-"], input: own, at: home)
      let names = await runCommand(["themes", "--names"], at: home).output.split(separator: "\n")
      #expect(names.prefix(2) == ["animals", "sea"] && names.contains("My pets"))
      for name in names.suffix(2) {
        #expect(
          await runCommand(["themes", "show", String(name)], at: home).status == 0, "\(name)")
      }
      #expect(
        await runCommand(["themes", "--names", "--json"]).errors
          == "memorize: give --json or --names, not both\n")
    }
  }

  @Test("a theme of the player is played, dealt and scored by its name")
  func playsOwnTheme() async throws {
    let home = PlayerHome()
    try home.write(Self.pets, to: home.path + "/pets.json")
    #expect(
      await runCommand(["themes", "import", home.path + "/pets.json"], at: home).output
        == "Added Pets.\n")

    let options = ["pets", "--pairs", "2", "--seed", "4"]
    let dealt = await runCommand(["deal"] + options, at: home).output
    let game = await runCommand(options, input: "1\ntable\n", at: home)
    let first = try #require(dealt.split(separator: "\n").dropFirst().first)
    let word = first.split(separator: " ").dropFirst(3).joined(separator: " ")
    #expect(
      await runCommand(["pest"], at: home).errors
        == "memorize: unknown command or theme pest; did you mean Pets?\n"
        && game.output.hasPrefix("Pets: 4 cards") && game.output.contains("card 1: \(word).")
        && game.output.contains("memorize play Pets --pairs 2 --seed 4\n"))
  }

  @Test(
    "show prints faces with their words, and an unknown action gets a suggestion"
  )
  func shows() async throws {
    let sea = await runCommand(["themes", "show", "sea"]).output
    #expect(
      await unmet(
        sea.hasPrefix("sea: Sea, 28 kinds of cards, 10 pairs a game\n  "),
        runCommand(["themes", "show", "capitals"]).output.contains(" = "),
        runCommand(["themes", "show"]).errors
          == "memorize: NAME is missing; usage: memorize themes show NAME [OPTIONS]\n",
        runCommand(["themes", "show", "see"])
          == RunResult(
            errors: "memorize: unknown theme see; did you mean sea?\n", status: 64),
        runCommand(["themes", "shwo", "sea"]).errors
          == "memorize: unknown action shwo; did you mean show?\n") == [])
  }

  @Test("exported themes can be imported, and a second import changes nothing")
  func goesRound() async throws {
    let home = PlayerHome()
    let file = home.path + "/sea.json"
    try home.write("", to: home.path + "/empty")
    let exported = await runCommand(["themes", "export", "sea", "-o", file], at: home)
    let printed = await runCommand(["themes", "export", "sea"], at: home).output
    #expect(
      try await unmet(
        exported.output.hasPrefix("Wrote 1 theme to /tmp/") && exported.status == 0
          && home.read(file) == printed,
        runCommand(["themes", "check", file], at: home).output.hasSuffix("Sea: Fine.\n")) == [])

    let known = await runCommand(["themes", "import", file], at: home)
    let again = await runCommand(["themes", "export", "sea", "-o", file], at: home)
    #expect(
      known.output == "Skipped 1 theme that you have already.\n" && known.status == 0
        && again.status == 74 && again.errors.hasPrefix("memorize: \(file): "))
  }

  @Test(
    "an error in a file is reported in one line, with its place",
    arguments: [
      ("", 65), ("{", 65), (#"{"name":"One","faces":["a"]}"#, 65), ("[1]", 65),
      (#"{"name":"","faces":["a","b"]}"#, 65), (#"{"format":"x","themes":[]}"#, 65),
      (#"{"themes":[]}"#, 65), ("[]", 65),
      ("\u{FEFF}{\r\n\"name\":\"Pets\",\r\n\"faces\":[\"a\",\"b\"]}\r\n", 0),
      (String(repeating: " ", count: 4 << 20) + pets, 65),
      (String(repeating: "[", count: 100_000), 65), ("\u{FEFF}" + pets, 0), (pets, 0),
    ] as [(String, Int32)])
  func checks(text: String, status: Int32) async throws {
    let home = PlayerHome()
    let file = home.path + "/theme.json"
    try home.write(text, to: file)

    let check = await runCommand(["themes", "check", file], at: home)
    let added = await runCommand(["themes", "import", file], at: home)
    let piped = await runCommand(["themes", "check", "-"], input: text)
    #expect(
      await unmet(
        check.status == status && isHarmless(check.output + check.errors)
          && check.errors.split(separator: "\n").count == (status == 0 ? 0 : 1)
          && added.status == status,
        runCommand(["themes"], at: home).output.contains("Pets") == (status == 0),
        piped.status == status && (piped.output + piped.errors).contains("standard input")) == [])
  }

  @Test("a dash is standard input and output, and a pipe without a writer does not block")
  func takesDashes() async throws {
    let home = PlayerHome()
    let exported = await runCommand(["themes", "export", "sea", "--output", "-"], at: home)
    #expect(await exported == (runCommand(["themes", "export", "sea"], at: home)))
    let added = await runCommand(["themes", "import", "-"], input: Self.pets, at: home)
    let pipe = try TemporaryFolder().makePipe("pipe")
    #expect(
      await unmet(
        added == RunResult(output: "Added Pets.\n"),
        runCommand(["themes", "check", ""]).errors == "memorize: \"\": not a name for a file\n",
        runCommand(["themes", "import", pipe]).status == 74) == [])
  }

  @Test("a device or a missing file is refused at once", arguments: ["/dev/zero", "/nowhere"])
  func refusesDevices(path: String) async throws {
    for action in ["check", "import"] {
      let result = await runCommand(["themes", action, path])
      #expect(
        result.status == 74 && result.output.isEmpty
          && result.errors.hasPrefix("memorize: \(path): "))
    }
  }

  @Test("a theme full of control characters is refused in a harmless message")
  func hostileTheme() async throws {
    let home = PlayerHome()
    let file = "\(home.path)/themes.json"
    try home.write(Self.pack, to: file)

    for action in ["import", "check"] {
      let result = await runCommand(["themes", action, file], at: home)
      #expect(
        result.status == 65 && isHarmless(result.output + result.errors)
          && (result.output + result.errors).contains(#"sly \u{1B}]0;mine\u{7}"#))
    }
  }

  /// A theme whose texts all contain control sequences.
  private static let pack = """
    {"id":"sly","name":"sly \\u001b]0;mine\\u0007\\u001b[2J\\u202e\\u200d\\u0085end","pairs":2,
    "faces":[{"symbol":"A","word":"\\u001b[31mred\\r\\n"},
    {"symbol":"B\\u0301\\u0301\\u0301\\u0301\\u0301\\u0301","word":"\\u001bP1;2q\\u001b\\\\"},
    {"symbol":"\\u202e","word":"\\ue000\\u2028"}]}
    """
}
