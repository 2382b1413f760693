import CommandLineKit
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Help")
struct HelpTests {
  @Test(
    "the help of the program fits on a screen, and leads to the rest", arguments: ["-h", "--help"])
  func showsShortHelp(option: String) async throws {
    let help = """
      Usage: memorize [play] [THEME] [OPTIONS]
             memorize COMMAND [OPTIONS]

      Examples:
        memorize                       ten pairs of animals, later your last choice
        memorize fruit --pairs 6       a short game
        memorize animals --sides word  find the word of each picture

      Commands:
        play         Play the memory game
        continue     Continue a saved game
        daily        Play the deal of the day, the same for everybody
        join         Join a shared game
        watch        Watch a recorded game as a film, or games that others play
        games        List, rename or delete saved games, and list finished ones
        themes       List, show, check, import or export themes
        scores       List the best scores
        memory       Show how well you remember, from your finished games
        preview      Show the views of this program
        completions  Print the completion script of a shell
        manual       Print the manual page
        help         Explain a command or a topic: research, files, variables

      All options: memorize help play
      For research: memorize help research

      """
    #expect(await runCommand([option]) == RunResult(output: help))
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 25)
  }

  @Test("everything about a command starts with examples and ends with the topics")
  func showsFullHelp() async throws {
    #expect(
      await runCommand(["help", "simulate"]).output == """
        Let computer players play many games, with statistics.

        Usage: memorize simulate [OPTIONS]

        Examples:
          memorize simulate                         how a perfect memory does
          memorize simulate --player random -p 4    a player without memory, four pairs
          memorize simulate -n 1M --seed 42 --json  exact figures, the same every time
          memorize simulate --csv > games.csv       one line per game
          memorize simulate -p 26 --check           compared with theory
          memorize simulate -n 50 --records         the games themselves, for fit

        Deal:
          -p, --pairs N                  Lay out N pairs of cards (1...32767, default
                                         10, or the theme's)
              --kinds N                  Lay out N kinds of cards, instead of pairs
                                         (1...32767)
              --copies N                 Cards of each kind (2...65535, default match
                                         size)
          -s, --seed SEED                Deal the same again: any number or text
                                         (default random)

        Simulation:
          -n, --games N                  Play N games (1...1000G, default 10000)
              --player PLAYER            Who plays; twice for two (default perfect)
              --answer-timeout D         How long external players may think (1ms...1h,
                                         default 10s)
              --flip-time D              Time from flip to flip (0...24h, default 1s)
          -j, --threads N                Play on N threads, with the same result
                                         (1...1024, default one per core)

        Players:
              perfect                    forgets nothing
              random                     remembers nothing
              capacity:N                 keeps the N cards seen last after each miss
              forgetful:P                forgets each card with chance P (0...1) before
                                         each choice
              swapping:P                 mixes up each card with chance P before each
                                         choice
              actr:D                     recalls by ACT-R: activation decays by D (such
                                         as 0.5) in game time
              strategist                 plays pairs optimally, for two players
              external:COMMAND           another program, by lines of JSON

        Memories:
          capacity:N:lifo forgets the cards seen last instead, capacity:N:random any of
          them. swapping:P knows which kinds it has seen and where, but mixes up which
          was where (Pertzov and others, PLoS ONE 7(12), 2012). actr:D[:T[:S[:M]]]
          recalls a card by its activation, the logarithm of the sum of t^-D over the
          seconds t since each time it was seen: with chance 1/(1+e^((T-activation)/S)),
          anew before each choice, so that --flip-time matters. By default T is -2 and S
          is 0.5, as in ACT-R's tutorial on paired associates, with D 0.5. A card that
          it recalls with a chance below M counts as unknown (metamemory); by default M
          is 0. S 0 means no noise, D 0 no decay. Of several matches that it recalls it
          takes the one with the most active card; with :table at the end, the one with
          the lowest number.

        External players:
          COMMAND runs in a shell, once per thread. It reads lines of JSON:
            {"begin":{"version":2,"cards":16,"matchSize":2,"players":1,
              "table":[-1,-1,...]}}
            {"choose":{"player":0,"faceUp":[5],"table":[-1,3,-2,...],"scores":[0],
              "chance":81...}}
            {"saw":{"player":0,"card":5,"kind":3,"outcome":"turnedUp"}}
            {"end":true,"game":7,"scores":[12],"turns":23,"time":45000000000}
          It answers each choose, and nothing else, with a line: the number of a card.
          A table has the kind of each card that can be seen, -1 for a card that is
          face down, -2 for one that has been removed. Cards of faceUp cannot be
          chosen. chance is a number below 2^53, the same whenever this game is
          played. Outcomes are turnedUp, matched, missed, or ignored with a reason;
          after ignored, choose comes again. end is the last line of a game, with its
          time in nanoseconds; version 1 had none. After 3 bad answers in a row, or
          without an answer, the game is unfinished. A program that sends extra lines
          is ended. The run ends when the program is silent, exits or sends extra
          lines for the third time. In all these cases the exit code is 3.

        Rules:
          -r, --rules PRESET             Play by the rules of a preset (default course)

        Presets of rules:
              course                     a bonus for speed, 1 off for each seen card
              relaxed                    no bonus and no penalty
              hot-seat[:2...8]           this many players take turns (default 2)
              time-attack[:D]            the game ends after D (default 90s)
              triples                    three cards to a match

        Single rules, on top of the preset:
              --match-size N             Cards that make a match (2...8)
              --players N                Players around one table (1...8)
              --match-keeps-turn yes|no  Whether a match gives another turn
              --bonus-limit D            How long each card brings a bonus (0...24h)
              --match-points N           Points for a match (0...1M)
              --miss-penalty N           Points off for each seen card of a miss
                                         (0...1M)
              --peek D                   How long all cards are shown at the start
                                         (0...24h)
              --limit LIMIT              End the game before the last match (turns:N,
                                         misses:N, time:D (above 0) or none)

        Output:
              --json                     Print JSON, for programs
              --csv                      Print a line of CSV for each game
              --csv-head                 Begin CSV with # lines about the run
              --out FOLDER               Write CSV and JSON into FOLDER as well
              --svg FILE                 Write a picture to FILE as well
              --scheme light|dark        Colours of the picture (default light)
              --histogram NAME,...       Draw histograms, in table and picture (turns,
                                         score, flips, lucky, seconds, margin, score2)
              --check                    Compare with theory; fail if far from it

        Records:
              --records                  Print each game as a record, for fit and replay

        Help:
          -h, --help                     Print this help
          -V, --version                  Print name and version

        Values:
          N             a whole number: 10000, 10_000, 10k; also M and G
          D             a time: 250ms, 6s, 1.5m, 2h; also us and ns; 0 needs no unit
          --name=value  the same as --name value; the last one counts
          --            ends the options

        Topics: memorize help research|files|variables

        """)
  }

  @Test("the help of a game lists the themes, and every topic has its sections")
  func listsThemes() async throws {
    var output = await runCommand(["help", "play"]).output
    for topic in ["research", "files", "variables"] {
      output += await runCommand(["help", topic]).output
    }
    let parts = [
      "\nThemes:\n  animals, sea, birds, garden, weather, space, ",
      "\nCommands:\n  deal      Show the position of every card: a spoiler\n",
      "\n  simulate  Let computer players play many games, with statistics\n",
      "\nFiles:\n  $XDG_CONFIG_HOME/memorize ", "\nExit codes:\n    0  everything went well\n",
      "\nVariables:\n  MEMORIZE_PAIRS ", "\n  NO_COLOR ",
      "\nOptions override variables, and variables override the settings file.\n",
    ]
    #expect(parts.filter { !output.contains($0) } == [])
    #expect(!output.contains("MEMORIZE_EXPLAINED") && !output.contains("MEMORIZE_LAST_THEME"))
  }

  @Test("an unknown topic is refused with the nearest one")
  func refusesTopics() async {
    #expect(
      await runCommand(["help", "vairables"])
        == RunResult(
          errors: "memorize: unknown command or topic vairables; did you mean variables?\n",
          status: 64))
  }

  @Test("usages of both kinds are shown, and short help fits a screen")
  func fitsScreen() async throws {
    #expect(
      await runCommand(["replay", "-h"]).output.hasPrefix(
        """
        Usage: memorize replay RECORD|GAME [--json]
               memorize replay --seed SEED [OPTIONS]

        Options:
          -p, --pairs N           Lay out N pairs of cards
        """))
    for command in CommandTable.syntax.all.map(Optional.some) + [nil] {
      let lines = HelpPage(of: command, in: CommandTable.syntax).text(.short).split(separator: "\n")
      #expect(lines.count < 25 && !lines.contains { $0.hasPrefix("            ") })
    }
  }

  @Test(
    "COMMAND --help fits on a screen, and names the line for everything",
    arguments: ["play", "deal", "replay", "simulate", "theory", "preview", "help"])
  func explainsCommands(name: String) async throws {
    let short = await runCommand([name, "--help"]).output
    #expect(short.hasSuffix("\n\nEverything, with examples: memorize help \(name)\n"))
  }

  @Test("help alone is --help, and -h shows help with any theme, options or invalid values")
  func explainsProgram() async throws {
    #expect(
      await unmet(
        runCommand(["help"]) == runCommand(["--help"]),
        runCommand(["sea", "--pairs", "6", "-h"]) == runCommand(["-h"]),
        runCommand(["deal", "--pairs", "x", "-h"]) == runCommand(["deal", "-h"])) == [])
  }

  @Test("the version is one line", arguments: [["--version"], ["-V"], ["simulate", "-V"]])
  func printsVersion(arguments: [String]) async throws {
    #expect(await runCommand(arguments) == RunResult(output: "memorize 0.1.0\n"))
  }

  @Test("every option of every command is in its help, and no two share a spelling")
  func listsEveryOption() {
    for command in CommandTable.syntax.all {
      let help = HelpPage(of: command, in: CommandTable.syntax).text(.full)
      let spellings = command.options.flatMap(\.spellings)
      #expect(
        command.options.allSatisfy { help.contains($0.typed) }
          && Set(spellings).count == spellings.count)
    }
  }

  @Test("every example is a command line that the program understands")
  func understandsExamples() throws {
    for example in CommandTable.syntax.all.flatMap(\.examples) {
      let programs = example.line.split(separator: "|").map { program in
        program.prefix { $0 != ">" && $0 != "<" }.split(separator: " ").map(String.init)
      }
      let ours = programs.filter { $0.first == "memorize" }
      #expect(!ours.isEmpty || example.line.contains("memorize work"))
      for words in ours {
        #expect(throws: Never.self, "\(words)") {
          try CommandTable.request(Array(words.dropFirst()))
        }
      }
    }
  }
}
