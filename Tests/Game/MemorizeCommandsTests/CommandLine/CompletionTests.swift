import CommandLineKit
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Completions and the manual")
struct CompletionTests {
  private var commands: [CommandSyntax] { CommandTable.syntax.all }

  @Test("fish gets one word per line, zsh a function that completes commands, options and files")
  func writesFish() async throws {
    let lines = await runCommand(["completions", "fish"]).output.split(separator: "\n")

    let check = "'__memorize_is themes check'"
    let games = "'__memorize_is games'"
    for line in [
      "complete -c memorize -f",
      "complete -c memorize -n '__memorize_after 1' -a play -d 'Play the memory game'",
      "complete -c memorize -n \(check) -F",
      "complete -c memorize -n \(games) -l json -d 'Print JSON, for programs'",
      "complete -c memorize -n '__memorize_is continue' -l table -x -a 'turn ask' "
        + "-d 'Print the table each turn, or when asked'",
      "complete -c memorize -n '__memorize_is continue' -a '(__memorize_names games)'",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    let script = await runCommand(["completions", "zsh"]).output

    #expect(
      script.hasPrefix("#compdef memorize\n")
        && script.contains(
          "\n    'games:List, rename or delete saved games, and list finished ones'\n")
        && script.contains("\n        'show:Show the faces of a theme'\n")
        && script.contains(
          "'--table=[Print the table each turn, or when asked]:turn|ask: _memorize_words turn ask'")
        && script.contains("'--config=[Read and save settings in FILE]:FILE:_files'"))
  }

  @Test("completions of an operand depend on its position, and an unknown shell gets a suggestion")
  func knowsPlaces() async throws {
    let rename = try #require(CommandTable.syntax.command(named: "games rename"))
    let compare = try #require(CommandTable.syntax.command(named: "compare"))
    #expect(
      try await unmet(
        (0...2).map(rename.completion(after:)) == [.games, .nothing, .nothing]
          && compare.completion(after: 1) == compare.completion(after: 0)
          && compare.completion(after: 2) == .nothing
          && #require(CommandTable.syntax.command(named: "themes export")).completion(after: 99)
            == .themes,
        CommandTable.syntax.command(named: "replay")?.completion(after: 0) == .files,
        [runCommand(["completions", "fisch"]).errors, runCommand(["completions"]).errors] == [
          "memorize: unknown shell fisch; did you mean fish?\n",
          "memorize: SHELL is missing; usage: memorize completions bash|zsh|fish\n",
        ]) == [])
  }

  @Test("every completion of an option's value is a valid value, or the start of one")
  func offersWhatIsTaken() {
    for command in commands {
      for row in command.options {
        guard case .words(let words) = row.value?.completion else { continue }
        for word in words where !word.hasSuffix(":") {
          let line = [command.name.contains(" ") ? "play" : command.name, "\(row.title)=\(word)"]
          let message = CommandLineErrorTests.message(for: line)
          #expect(!message.contains("\(row.title) must be"), "\(line): \(message)")
        }
      }
    }
  }

  @Test("every command and every option is in every script", arguments: Shell.allCases)
  func namesEverything(shell: Shell) {
    let script = shell.completions(of: CommandTable.syntax)
    for command in commands {
      #expect(script.contains(command.lastWord))
      for row in command.options {
        #expect(script.contains(row.name), "\(command.name) \(row.name)")
      }
    }
  }

  @Test(
    "the scripts are valid in their shells, if these are installed",
    arguments: Shell.allCases)
  func isReadable(shell: Shell) async throws {
    let name = shell.rawValue
    let home = PlayerHome()
    try home.write(await runCommand(["completions", name]).output, to: home.path + "/script")
    let check =
      "if command -v \(name) > /dev/null; then \(name) -n \"$HOME/script\" || echo bad; fi"
    let result = try ProcessRun.result(
      of: "/bin/sh", ["-c", check], environment: home.environment)
    #expect(result == RunResult())
  }

  @Test("the manual begins with these lines, and groff reports no warnings")
  func writesManual() async throws {
    let manual = await runCommand(["manual"]).output
    let check = "if command -v groff > /dev/null; then groff -man -Tascii -ww 2>&1 > /dev/null; fi"
    let complaints = try ProcessRun.result(
      of: "/bin/sh", ["-c", check], input: manual, environment: PlayerHome().environment)
    #expect(
      manual.hasPrefix(
        """
        .TH MEMORIZE 6 "" "memorize 0.1.0" "Games Manual"
        .SH NAME
        memorize \\- play the card\\-matching memory game
        .SH SYNOPSIS
        .B memorize
        [COMMAND] [OPTIONS]
        .SH DESCRIPTION
        Without a command a game is played: on the whole of a terminal, else in plain lines.
        .SH COMMANDS
        .TP
        .B memorize [play] [THEME] [OPTIONS]
        Play the memory game.
        .TP
        .B memorize continue [GAME] [OPTIONS]
        """) && complaints == RunResult())
  }

  @Test("lists for completion print no errors, even if files are damaged")
  func listsQuietly() async throws {
    let home = PlayerHome()
    #expect(await runCommand(["games", "--names"], at: home) == RunResult())
    try home.write("nonsense", to: home.data + "/themes.json")
    try home.write("nonsense", to: home.data + "/games/x.game")
    let themes = await runCommand(["themes", "--names"], at: home)
    #expect(
      await runCommand(["games", "--names"], at: home) == RunResult() && themes.errors.isEmpty
        && themes.output.hasPrefix("animals\n"))
    // Completion reads without quarantining damaged files.
    for file in ["/themes.json", "/games/x.game"] {
      #expect(try home.read(home.data + file) == "nonsense")
    }
    #expect(await runCommand(["games"], at: home).errors.contains("x.game"))
  }
}
