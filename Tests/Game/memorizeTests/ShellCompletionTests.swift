import CommandLineKit
import Foundation
import PseudoTerminals
import TestSupport
import Testing

@testable import MemorizeCommands
@testable import memorize

/// Runs the completion scripts in their shells, as a user at a terminal does.
@Suite("Completions in real shells", .serialized)
struct ShellCompletionTests {
  /// The text before the tab, and the text after it.
  private static let lines = [
    ("memorize comple", "memorize completions "),
    ("memorize anim", "memorize animals "),
    ("memorize My", "memorize My\\ pets "),
    ("memorize --pairs 8 se", "memorize --pairs 8 sea "),
    ("memorize sea --no-c", "memorize sea --no-co"),
    ("memorize -r tri", "memorize -r triples "),
    ("memorize --color=al", "memorize --color=always "),
    ("memorize --limit tur", "memorize --limit turns:"),
    ("memorize simulate --player=p", "memorize simulate --player=perfect "),
    ("memorize simulate --player=cap", "memorize simulate --player=capacity:"),
    ("memorize simulate --player for", "memorize simulate --player forgetful:"),
    ("memorize compare cap", "memorize compare capacity:"),
    ("memorize compare capacity:3 stra", "memorize compare capacity:3 strategist "),
    ("memorize help theo", "memorize help theory "),
    ("memorize help themes exp", "memorize help themes export "),
    ("memorize themes exp", "memorize themes export "),
    ("memorize themes show cap", "memorize themes show capitals "),
    ("memorize themes show My", "memorize themes show My\\ pets "),
    ("memorize themes check min", "memorize themes check mine.json "),
    ("memorize themes import min", "memorize themes import mine.json "),
    ("memorize replay min", "memorize replay mine.json "),
    ("memorize merge x min", "memorize merge x mine.json "),
    ("memorize --config min", "memorize --config mine.json "),
    ("memorize --config=min", "memorize --config=mine.json "),
    ("memorize scores cap", "memorize scores capitals "),
    ("memorize deal cap", "memorize deal capitals "),
    ("memorize preview pi", "memorize preview pie "),
    ("memorize preview --variants scheme,", "memorize preview --variants scheme,size "),
    ("memorize continue Lo", "memorize continue Long\\ evening "),
    ("memorize continue \"Lo", "memorize continue \"Long evening\" "),
    ("memorize games delete Lo", "memorize games delete Long\\ evening "),
    ("memorize games rename Lo", "memorize games rename Long\\ evening "),
    ("memorize games delete x Lo", "memorize games delete x Long\\ evening "),
  ]

  /// Returns a home with a theme, a file and two games; the name of one would run a command.
  private static func home() async throws -> PlayerHome {
    let program = try BuiltProgram.path(of: "memorize").split(separator: "/").dropLast()
    let path = "/" + program.joined(separator: "/") + ":/usr/bin:/bin:/usr/local/bin"
    let home = PlayerHome(["PATH": path, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PS1": "> "])
    try home.write(#"{"name":"My pets","faces":["a","b"]}"#, to: home.path + "/mine.json")
    _ = await Program.here(["themes", "import", home.path + "/mine.json"], at: home)
    for name in ["Long evening", "a:b $(touch gone) `touch gone`"] {
      _ = await Program.here(
        ["--pairs", "2", "--seed", "1", "--table", "ask"], input: "1\nsave \(name)\n", at: home)
    }
    for shell in Shell.allCases {
      try home.write(
        shell.completions(of: CommandTable.syntax), to: "\(home.path)/.script.\(shell.rawValue)")
    }
    return home
  }

  private static func path(of shell: Shell) -> String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Starts a shell that has read its script.
  private func shell(
    _ shell: Shell, _ arguments: [String], _ setUp: String, at home: PlayerHome
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 160, rows: 50)
    try terminal.run(
      #require(Self.path(of: shell)), arguments, environment: home.environment)
    terminal.type(
      "cd \(home.path); \(setUp); . ./.script.\(shell.rawValue); echo ready $((6 * 7))\r")
    try terminal.wait(forBytes: "ready 42")
    return terminal
  }

  /// Types lines with a tab after each, and waits for the completed text.
  private func complete(
    _ lines: [(String, String)], in terminal: PseudoTerminal, at home: PlayerHome
  ) throws {
    defer { withExtendedLifetime(home) {} }
    for (typed, completed) in lines {
      let mark = terminal.written.count
      terminal.type(typed + "\t")
      try terminal.wait("\(typed) → \(completed)") {
        terminal.plainText(after: mark).contains(completed)
      }
      terminal.type("\u{15}")
    }
    terminal.type("ls; echo end $((5 * 5))\r")
    try terminal.wait(forBytes: "end 25")
    #expect(!terminal.text.contains("gone\r\n"))
    terminal.type("exit\r")
    #expect(try terminal.end() >= 0)
  }

  private static let injections = [
    ("memorize continue a", "memorize continue a:b\\ \\$\\(touch\\ gone\\)\\ \\`touch\\ gone\\` "),
    ("memorize continue 'a", "memorize continue 'a:b $(touch gone) `touch gone`' "),
  ]

  @Test("bash completes", .enabled(if: path(of: .bash) != nil, "needs bash"))
  func completesInBash() async throws {
    let home = try await Self.home()
    let setUp = "bind 'set enable-bracketed-paste off'; bind 'set bell-style none'"
    let inQuotes = (
      "memorize continue \"a", "memorize continue \"a:b \\$(touch gone) \\`touch gone\\`\" "
    )
    let terminal = try shell(.bash, ["--norc", "--noprofile", "-i"], setUp, at: home)
    try complete(Self.lines + Self.injections + [inQuotes], in: terminal, at: home)
  }

  @Test(
    "bash completes if it breaks words only at spaces",
    .enabled(if: path(of: .bash) != nil, "needs bash"))
  func completesWithoutBreaks() async throws {
    let setUp = "bind 'set enable-bracketed-paste off'; COMP_WORDBREAKS=${COMP_WORDBREAKS//[:=]}"
    let home = try await Self.home()
    let terminal = try shell(.bash, ["--norc", "--noprofile", "-i"], setUp, at: home)
    try complete(
      Self.lines.filter { $0.0.contains("=") || $0.1.contains(":") }
        .filter { !$0.0.contains("--config=") }, in: terminal, at: home)
  }

  @Test("zsh completes", .enabled(if: path(of: .zsh) != nil, "needs zsh"))
  func completesInZsh() async throws {
    let setUp = "PS1='> '; setopt no_beep; autoload -Uz compinit; compinit -u -D"
    let home = try await Self.home()
    let terminal = try shell(.zsh, ["-f", "-i"], setUp, at: home)
    try complete(Self.lines + Self.injections, in: terminal, at: home)
  }

  @Test("fish completes", .enabled(if: path(of: .fish) != nil, "needs fish"))
  func completesInFish() async throws {
    let home = try await Self.home()
    let words = Self.lines.map { $0.0 }
    let story = words.map { "echo '=='; complete -C '\($0)'" }.joined(separator: "\n")
    try home.write(
      "cd \(home.path)\nsource .script.fish\n\(story)\n", to: home.path + "/story.fish")
    let result = try Program.shell("fish --no-config $HOME/story.fish", at: home)
    #expect(result.errors.isEmpty)

    let answers = result.output.split(separator: "==\n", omittingEmptySubsequences: false)
    for ((typed, completed), answer) in zip(Self.lines, answers.dropFirst()) {
      let offered = answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      let word = completed.dropFirst(
        typed.prefix { $0 != "\"" }.reversed().drop { $0 != " " }.count)
      let plain = word.filter { !"\\\"".contains($0) }.trimmingCharacters(in: .whitespaces)
      #expect(offered.contains { $0.hasPrefix(plain) }, "\(typed): \(answer)")
    }
  }
}

extension PseudoTerminal {
  /// Returns the output after some bytes, without control sequences.
  fileprivate func plainText(after mark: Int) -> String {
    String(decoding: written[mark...], as: UTF8.self)
      .replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
  }
}
