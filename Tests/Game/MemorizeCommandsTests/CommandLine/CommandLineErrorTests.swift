import CommandLineKit
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Command line: errors")
struct CommandLineErrorTests {
  /// Returns the error message without the program's name.
  static func message(for words: [String]) -> String {
    do {
      _ = try CommandTable.request(words)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("a wrong command line is one line on standard error and exit code 64")
  func reports() async throws {
    let result = await runCommand(["--pear", "8"])

    #expect(
      result
        == RunResult(
          errors: "memorize: unknown option --pear; did you mean --pairs?\n", status: 64))
  }

  @Test(
    "each mistake has its sentence",
    arguments: [
      ("simulat --games 5", "unknown command or theme simulat; did you mean simulate?"),
      ("anmials", "unknown command or theme anmials; did you mean animals?"),
      ("qwerty", "unknown command or theme qwerty; see memorize --help"),
      ("play simulat", "unknown theme simulat; see memorize themes"),
      ("deal fuits", "unknown theme fuits; did you mean fruit?"),
      ("-p 8 simulate", "simulate must come first: memorize simulate ..."),
      ("sea fruit", "unexpected argument fruit; usage: memorize [play] [THEME] [OPTIONS]"),
      ("simulate sea", "unexpected argument sea; usage: memorize simulate [OPTIONS]"),
      ("manual x", "unexpected argument x; usage: memorize manual"),
      ("themes --json show", "themes show must come first: memorize themes show ..."),
      ("games delte x", "unknown action delte; did you mean delete?"),
      ("themes show", "NAME is missing; usage: memorize themes show NAME [OPTIONS]"),
      ("themes check", "FILE is missing; usage: memorize themes check FILE... [OPTIONS]"),
      ("games delete", "GAME is missing; usage: memorize games delete GAME... [OPTIONS]"),
      ("games rename", "GAME and NAME are missing; usage: memorize games rename GAME NAME"),
      ("games rename x", "NAME is missing; usage: memorize games rename GAME NAME"),
      ("games rename x y z", "unexpected argument z; usage: memorize games rename GAME NAME"),
      ("completions", "SHELL is missing; usage: memorize completions bash|zsh|fish"),
      ("completions tcsh", "unknown shell tcsh; it must be bash, zsh or fish"),
      ("--config -", "--config must be the path of a file, not -"),
      ("-V=3", "--version takes no value"),
      ("help sim", "unknown command or topic sim; did you mean simulate?"),
      ("help play deal", "unknown command or topic \"play deal\"; see memorize --help"),
      ("--xyzzy", "unknown option --xyzzy; see memorize play --help"),
      ("-x", "unknown option -x; see memorize play --help"),
      ("-pairs 8", "unknown option -pairs; did you mean --pairs?"),
      ("--Pairs=8", "unknown option --Pairs; did you mean --pairs?"),
      ("deal --games 8", "unknown option --games; usage: memorize deal [THEME] [OPTIONS]"),
      ("deal --gaem 8", "unknown option --gaem; did you mean --game?"),
      ("-v", "unknown option -v; did you mean -V?"),
      ("quit", "unknown command or theme quit; see memorize --help"),
      ("lay", "unknown command or theme lay; did you mean play?"),
      ("games remove x", "unknown action remove; it must be list, rename or delete"),
      ("--plain=yes", "--plain takes no value"),
      ("--pairs", "--pairs needs a value: 1...32767"),
      ("--pairs --plain", "--pairs needs a value: 1...32767"),
      ("--table -- ask", "--table needs a value: turn or ask"),
      ("deal --json --record", "give --json or --record, not both"),
      ("simulate --json --csv", "give --json or --csv, not both"),
      ("--pairs 8 --kinds 8", "give --pairs or --kinds, not both"),
      ("--copies 2 --pairs 8", "give --pairs or --copies, not both"),
      ("replay", "replay needs a record, or the --seed of a simulated game"),
      ("replay - --seed 4", "a record has its own deal and rules; leave out --seed"),
      ("replay a.json --peek 0", "a record has its own deal and rules; leave out --peek"),
      (
        "sea --pairs 32",
        "theme sea has 28 pairs of cards, fewer than 32; animals has enough"
      ),
      (
        "deal sea --kinds 999",
        "theme sea has 28 kinds of cards, fewer than 999; without a theme numbers are dealt"
      ),
      (
        "--peek 5s --limit time:3s",
        "--limit time must be longer than --peek, or no card can be turned"
      ),
      ("--kinds 30k --copies 4", "30000 kinds of 4 cards are 120000; at most 65535 can be dealt"),
      ("--copies 3", "--copies must be a multiple of 2, the cards of a match, not 3"),
      (
        "-r triples -p 8", "--pairs deals too few cards for matches of 3; give --kinds instead"
      ),
    ])
  func explains(line: String, message: String) {
    #expect(Self.message(for: line.split(separator: " ").map(String.init)) == message)
  }

  @Test(
    "an error about a wrong value lists the allowed values",
    arguments: [
      ("--pairs", "0", "1...32767, not 0"),
      ("--pairs", "-5", "1...32767, not -5"),
      ("--pairs", "", "1...32767, not \"\""),
      ("--pairs", "٣", "1...32767, not ٣"),
      ("--match-size", "9", "2...8, not 9"),
      ("--match-points", "2M", "0...1M, not 2M"),
      ("--peek", "6", "a time (250ms, 6s, 1.5m) of 0...24h, not 6"),
      ("--table", "always", "turn or ask, not always"),
      ("--match-keeps-turn", "maybe", "yes or no, not maybe"),
      ("--seed", "", "a number or text of 1...256 bytes, not \"\""),
      (
        "--rules", "hot-seat:9",
        "course, relaxed, hot-seat[:2...8], time-attack[:D] or triples, not hot-seat:9"
      ),
      ("--limit", "turns:0", "turns:N, misses:N, time:D (above 0) or none, not turns:0"),
    ])
  func explainsValues(option: String, text: String, rest: String) {
    #expect(Self.message(for: [option, text]) == "\(option) must be \(rest)")
  }

  @Test("every option with a value refuses an invalid one")
  func readsEveryOption() {
    let nonsense = String(repeating: "?", count: 300)
    for command in CommandTable.syntax.commands {
      for row in command.options where row.value.map({ $0.completion != .files }) == true {
        // Some option must come first to make the others valid.
        let seed = command.name == "replay" && row.name != "seed" ? ["--seed=1"] : []
        let players = command.name == "compare" ? ["perfect", "random"] : []
        let message = Self.message(
          for: [command.name] + players + seed + ["\(row.title)=\(nonsense)"])
        #expect(message.hasPrefix("\(row.title) must be "), "\(command.name)")
      }
    }
  }

  @Test(
    "a count that overflows is refused with the range", arguments: ["9223372036854775808", "9G9"])
  func survivesLargeNumbers(text: String) {
    #expect(
      Self.message(for: ["simulate", "-n", text]) == "--games must be 1...1000G, not \(text)")
  }

  @Test(
    "control characters in arguments are escaped in errors",
    arguments: [
      ["\u{1B}[31mred"], ["--\u{1B}[2J"], ["--pairs", "\u{9B}31m"], ["deal", "a\rb\u{7}"],
      ["replay", "-", "x\u{202E}"], ["--seed", String(repeating: "\u{1B}", count: 300)],
    ])
  func escapes(words: [String]) async throws {
    let result = await runCommand(words)

    #expect(
      result.status == 64 && result.errors.contains("\\u{")
        && result.errors.dropLast().unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) })
  }

  @Test(
    "an argument of ten thousand characters is shortened in the error",
    arguments: [["--pairs"], ["deal"], ["replay", "-"]])
  func cuts(words: [String]) async throws {
    let result = await runCommand(words + [String(repeating: "9", count: 10_000)])

    #expect(
      result.status == 64 && result.errors.contains("99...") && result.errors.utf8.count < 160)
  }

  /// Mistakes that every command rejects.
  private static let mistakes = [
    ["--xyzzy"], ["--jsn=5"], ["-Z"], ["---"], ["--=5"], ["--\u{1B}[31m"], ["--h\u{E9}llo"],
    ["--help=3"], ["-V5"], ["--pairs"], ["--pairs", ""],
    ["--" + String(repeating: "x", count: 10_000)],
    Array(repeating: "\u{1B}]0;x\u{7}", count: 40), ["--color", "red"],
  ]

  @Test(
    "every mistake with every command gives one short line, harmless and with a hint")
  func explainsEverywhere() {
    for command in CommandTable.syntax.all {
      for mistake in Self.mistakes where !command.takesAnyNumber || mistake.count < 40 {
        let words = command.name.split(separator: " ").map(String.init)
        let message = Self.message(for: words + mistake).printable(atMost: 1_000)
        #expect(message.count < 200 && message != "no error", "\(words) \(mistake)")
        let hints = [
          "; see ", "did you mean ", "; usage: ", " takes no value", " must be ", "needs",
        ]
        #expect(hints.contains { message.contains($0) }, "\(message)")
      }
    }
  }
}

extension CommandSyntax {
  /// True if the command takes any number of words.
  fileprivate var takesAnyNumber: Bool { operands.contains { $0.most == .max } }
}
