import TestSupport
import Testing

@Suite("Sides on the command line")
struct SidesTests {
  private let home = PlayerHome()

  /// Returns the labels of the cards of each pair of a deal, and its lines.
  private func deal(_ sides: String) async -> (pairs: [[Int]], lines: [String]) {
    let output = await runCommand(
      ["deal", "sea", "--sides", sides, "--pairs", "2", "--seed", "4"], at: home
    ).output
    let lines = output.split(separator: "\n").dropFirst().map(String.init)
    let words = lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    let pairs = Dictionary(grouping: words.indices) { words[$0] }.values.map { $0.map { $0 + 1 } }
    return (pairs.sorted { $0[0] < $1[0] }, lines)
  }

  @Test("a picture and its word are a pair in line mode, and places are the same with all sides")
  func words() async {
    let (pairs, cards) = await deal("word")
    let game = await runCommand(
      ["sea", "--sides", "word", "--pairs", "2", "--seed", "4"],
      input: pairs.map { "\($0[0]) \($0[1])\n" }.joined(), at: home
    ).output
    #expect(
      await unmet(
        pairs.map(\.count) == [2, 2] && cards.count == 4
          && cards.count { $0.contains("picture of ") } == 2,
        game.contains("picture of ") && game.contains("Match!") && game.contains("You win.")
          && game.contains("memorize play sea --pairs 2 --sides word --seed 4\n"),
        deal("same").pairs == deal("word").pairs, deal("both").pairs == deal("word").pairs,
        deal("both").lines.allSatisfy { $0.contains(": ") && $0.allSatisfy(\.isASCII) }) == [])
  }

  @Test("scores have a table for each choice of sides")
  func scores() async {
    for sides in ["same", "word", "both"] {
      let pairs = await deal(sides).pairs
      let result = await runCommand(
        ["sea", "--sides", sides, "--pairs", "2", "--seed", "4"],
        input: pairs.map { "\($0[0]) \($0[1])\n" }.joined(), at: home)
      #expect(result.output.contains("That is the best score so far."))
    }
    let titles = await runCommand(["scores"], at: home).output.split(separator: "\n")
      .filter { $0.hasSuffix(":") }
    let csv = await runCommand(["scores", "--csv"], at: home).output
    #expect(
      titles == [
        "Sea (words), course rules:", "Sea, course rules:",
        "Sea (pictures and words), course rules:",
      ] && csv.contains(",won,sides\n") && csv.contains(",yes,word\n"))
  }

  @Test("a game continues with its sides, and a setting chooses them for themes that have a choice")
  func continues() async throws {
    let pairs = await deal("word").pairs
    _ = await runCommand(
      ["sea", "--sides", "word", "--pairs", "2", "--seed", "4"], input: "\(pairs[0][0])\n",
      at: home)
    let rest = "\(pairs[0][1])\n\(pairs[1][0]) \(pairs[1][1])\n"
    let game = await runCommand(["continue"], input: rest, at: home)
    #expect(
      await runCommand(["scores"], at: home).output.hasPrefix("Sea (pictures and words), course")
        && game.output.contains("You win.") && game.errors.isEmpty
        && game.output.contains("--sides word"))
    let home = PlayerHome(["MEMORIZE_SIDES": "word"])
    let sea = await runCommand(["sea", "-p", "2", "--seed", "4"], input: "1 2 3 4\n", at: home)
    let words = await runCommand(["capitals", "-p", "2", "--seed", "4"], input: "1\n", at: home)
    let same = await runCommand(
      ["sea", "--sides", "same", "-p", "2", "--seed", "4"], input: "1 2 3 4\n", at: home)
    #expect(
      unmet(
        sea.output.contains("picture of ") && !sea.output.contains("--sides")
          && !words.output.contains("picture of ") && words.errors.isEmpty,
        !same.output.contains("picture of ") && same.output.contains(" --sides same ")) == [])
  }

  @Test(
    "words of another language are dealt, said, scored and continued; the locale's is the default")
  func languages() async {
    let (pairs, cards) = await deal("picture,de")
    #expect(cards.contains { $0.hasSuffix(" picture of Tintenfisch") })
    let arguments = ["sea", "--sides", "word", "--words", "de", "--pairs", "2", "--seed", "4"]
    _ = await runCommand(arguments, input: "\(pairs[0][0])\n", at: home)
    let rest = "\(pairs[0][1])\n\(pairs[1][0]) \(pairs[1][1])\n"
    let game = await runCommand(["continue"], input: rest, at: home).output
    #expect(
      await unmet(
        game.contains("Tintenfisch") && game.contains("Match!") && game.contains("You win.")
          && game.contains("memorize play sea --pairs 2 --sides picture,de --seed 4\n"),
        runCommand(["scores"], at: home).output
          .hasPrefix("Sea (pictures and words in German), course")) == [])
    let home = PlayerHome(["LANG": "de_DE.UTF-8"])
    let names = await runCommand(["sea", "-p", "2", "--seed", "4"], input: "1 2\n", at: home)
    let english = await runCommand(
      ["sea", "-p", "2", "--seed", "4", "--sides", "word", "--words", "en"], input: "1 2\n",
      at: home)
    let ascii = await runCommand(
      ["animals", "-p", "32", "--ascii", "--words", "de", "--seed", "4"],
      input: (1...64).map { "\($0)\n" }.joined(), at: PlayerHome())
    #expect(
      names.output.contains("card 1: Tintenfisch.") && english.output.contains("squid")
        && english.output.contains("--sides word --words en --seed 4")
        && ascii.output.contains("lowe") && ascii.output.allSatisfy(\.isASCII))
  }

  @Test("halves are said at the start and labelled in the table, and refused without two sides")
  func halves() async {
    let game = await runCommand(["dots", "--halves", "-p", "3", "--seed", "4"], input: "1\n")
    let usual = await runCommand(["dots", "-p", "3", "--seed", "4"], input: "1\n")
    let sided = await runCommand(
      ["sea", "-p", "3", "--sides", "word"], input: "1\n",
      at: PlayerHome(["MEMORIZE_HALVES": "yes"]))
    #expect(
      await unmet(
        game.output.contains("such as [1] and (2): a pair is one of each.\n")
          && game.output.split(separator: "(").count == 4 + 1 && !usual.output.contains("(")
          && sided.output.contains("a pair is one of each"),
        runCommand(["sea", "--halves"])
          == RunResult(
            errors: """
              memorize: both cards of a pair of sea show the same; --halves is for themes of two \
              sides such as capitals, or with --sides word

              """, status: 64)) == [])
  }

  @Test("sides that a theme does not have are refused")
  func refusals() async {
    #expect(
      await unmet(
        runCommand(["capitals", "--sides", "word"])
          == RunResult(
            errors: """
              memorize: theme capitals has no pictures with different words; --sides is for themes \
              such as animals

              """, status: 64),
        runCommand(["sea", "--sides", "words"]).errors
          == """
          memorize: --sides must be same, word, both or two languages such as en,de or picture,de, \
          not words

          """, runCommand(["capitals", "--sides", "same", "-p", "2"], input: "1\n").status == 0)
        == [])
  }
}
