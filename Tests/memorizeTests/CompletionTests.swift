import Testing

@testable import memorize

@Suite("Completions and the manual")
struct CompletionTests {
  private var commands: [Command] { Command.all.flatMap(\.withActions) }

  @Test("fish is told a word a line, options with what may follow them")
  func writesFish() throws {
    let lines = try Program.run(["completions", "fish"]).output.split(separator: "\n")

    #expect(
      lines.prefix(4) == [
        "# fish completion for memorize",
        "complete -c memorize -f",
        "complete -c memorize -n '__fish_use_subcommand' -a play -d 'Play the memory game'",
        "complete -c memorize -n '__fish_use_subcommand' -a continue -d 'Go on with a saved game'",
      ])
    let themes = "'__fish_seen_subcommand_from themes; and __fish_seen_subcommand_from check'"
    let games = "'__fish_seen_subcommand_from games'"
    for line in [
      "complete -c memorize -n \(themes) -F",
      "complete -c memorize -n \(games) -l json -d 'Print JSON, for programs'",
      "complete -c memorize -n '__fish_seen_subcommand_from continue' -l table -x -a 'turn ask' "
        + "-d 'Print the table each turn, or when asked'",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  @Test("zsh gets a function that knows commands, actions, options and files")
  func writesZsh() throws {
    let script = try Program.run(["completions", "zsh"]).output

    #expect(script.hasPrefix("#compdef memorize\n"))
    #expect(script.contains("\n    'games:List saved games'\n"))
    #expect(script.contains("\n        'show:Show the faces of a theme'\n"))
    #expect(
      script.contains("'--table[Print the table each turn, or when asked]:turn|ask:(turn ask)'"))
    #expect(script.contains("'--config[Read and save settings in FILE]:FILE:_files'"))
  }

  @Test(
    "bash completes what was begun",
    arguments: [
      ("memorize ga", "games"), ("memorize themes sh", "show"),
      ("memorize themes show cap", "capitals"),
      ("memorize --opponent be", "beginner"), ("memorize sea --no-", "--no-input --no-animation"),
      ("memorize play -r tri", "triples"), ("memorize games --j", "--json"),
      ("memorize completions z", "zsh"), ("memorize simulate --seed x", ""),
    ])
  func completesInBash(line: String, words: String) throws {
    let typed = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let script = """
      command -v bash > /dev/null || { echo none; exit; }
      "$memorize" completions bash > "$HOME.bash"
      bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _memorize; echo ${COMPREPLY[@]}' \
      "$HOME.bash" \(typed); rm "$HOME.bash"
      """
    let output = try Program.shell(script).output
    #expect(output == "none\n" || output.hasPrefix(words), "\(output)")
    if words.isEmpty { #expect(output == "\n" || output == "none\n") }
  }

  @Test("every command and every option is in every script and in the manual")
  func namesEverything() {
    let texts = Shell.allCases.map(\.completions) + [ManualPage().text]
    for text in texts {
      for command in commands {
        #expect(text.contains(command.lastWord))
        for row in command.options {
          let name = row.name.split(separator: "-").joined(
            separator: text == texts[3] ? "\\-" : "-")
          #expect(text.contains(name), "\(command.name) \(row.name)")
        }
      }
    }
  }

  @Test(
    "the scripts are ones their shells can read, where there are such shells",
    arguments: Shell.allCases)
  func isReadable(shell: Shell) throws {
    let script = """
      "$memorize" completions \(shell.rawValue) > "$HOME.sh"
      command -v \(shell.rawValue) > /dev/null && { \(shell.rawValue) -n "$HOME.sh" || echo bad; }
      rm "$HOME.sh"
      """
    let result = try Program.shell(script)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test("a shell that is none meets a suggestion")
  func refusesShells() throws {
    #expect(
      try Program.run(["completions", "fisch"]).errors
        == "memorize: unknown shell fisch; did you mean fish?\n")
    #expect(try Program.run(["completions"]).errors == "memorize: SHELL is missing\n")
  }

  @Test("the manual begins like this, and groff has nothing to say against it")
  func writesManual() throws {
    let manual = try Program.run(["manual"]).output
    #expect(
      manual.hasPrefix(
        """
        .TH MEMORIZE 1 "" "memorize 0.1.0" "User Commands"
        .SH NAME
        memorize \\- play the card\\-matching memory game
        .SH SYNOPSIS
        .B memorize
        [COMMAND] [OPTIONS]
        .SH DESCRIPTION
        Without a command a game is played: on the whole of a terminal, else in plain lines.
        .SH COMMANDS
        .SS play
        .B memorize play
        [THEME] [OPTIONS]
        .PP
        Play the memory game.
        .TP
        .B \\-p, \\-\\-pairs N
        """))
    let check = """
      command -v groff > /dev/null || exit 0
      "$memorize" manual | groff -man -Tascii -ww 2>&1 > /dev/null
      """
    #expect(try Program.shell(check).output.isEmpty)
  }
}
