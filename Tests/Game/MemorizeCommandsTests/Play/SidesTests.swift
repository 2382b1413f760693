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

  @Test("a picture and its word are a pair, and line mode says which is turned")
  func words() async {
    let (pairs, cards) = await deal("word")
    #expect(pairs.map(\.count) == [2, 2] && cards.count == 4)
    #expect(cards.count { $0.contains("picture of ") } == 2)
    let game = await runCommand(
      ["sea", "--sides", "word", "--pairs", "2", "--seed", "4"],
      input: pairs.map { "\($0[0]) \($0[1])\n" }.joined(), at: home
    ).output
    #expect(game.contains("picture of ") && game.contains("Match!") && game.contains("You win."))
    #expect(game.contains("memorize play sea --pairs 2 --sides word --seed 4\n"))
  }

  @Test("the places of a seed are the same with all sides")
  func places() async {
    #expect(await deal("same").pairs == deal("word").pairs)
    #expect(await deal("both").pairs == deal("word").pairs)
    #expect(await deal("both").lines.allSatisfy { $0.contains(": ") && $0.allSatisfy(\.isASCII) })
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
    #expect(
      titles == [
        "Sea (words), course rules:", "Sea, course rules:",
        "Sea (pictures and words), course rules:",
      ])
    let csv = await runCommand(["scores", "--csv"], at: home).output
    #expect(csv.contains(",won,sides\n") && csv.contains(",yes,word\n"))
  }

  @Test("a game of words is continued with its sides")
  func continues() async throws {
    let pairs = await deal("word").pairs
    _ = await runCommand(
      ["sea", "--sides", "word", "--pairs", "2", "--seed", "4"], input: "\(pairs[0][0])\n",
      at: home)
    let rest = "\(pairs[0][1])\n\(pairs[1][0]) \(pairs[1][1])\n"
    let game = await runCommand(["continue"], input: rest, at: home)
    #expect(game.output.contains("You win.") && game.errors.isEmpty)
    #expect(game.output.contains("--sides word"))
    #expect(
      await runCommand(["scores"], at: home).output.hasPrefix("Sea (pictures and words), course"))
  }

  @Test("a setting chooses the sides of themes that have a choice")
  func setting() async {
    let home = PlayerHome(["MEMORIZE_SIDES": "word"])
    let sea = await runCommand(["sea", "-p", "2", "--seed", "4"], input: "1 2 3 4\n", at: home)
    #expect(sea.output.contains("picture of ") && !sea.output.contains("--sides"))
    let words = await runCommand(["capitals", "-p", "2", "--seed", "4"], input: "1\n", at: home)
    #expect(!words.output.contains("picture of ") && words.errors.isEmpty)
    let same = await runCommand(
      ["sea", "--sides", "same", "-p", "2", "--seed", "4"], input: "1 2 3 4\n", at: home)
    #expect(!same.output.contains("picture of ") && same.output.contains(" --sides same "))
  }

  @Test("words of another language are dealt, said, scored and continued")
  func languages() async {
    let (pairs, cards) = await deal("picture,de")
    #expect(cards.contains { $0.hasSuffix(" picture of Tintenfisch") })
    let arguments = ["sea", "--sides", "word", "--words", "de", "--pairs", "2", "--seed", "4"]
    _ = await runCommand(arguments, input: "\(pairs[0][0])\n", at: home)
    let rest = "\(pairs[0][1])\n\(pairs[1][0]) \(pairs[1][1])\n"
    let game = await runCommand(["continue"], input: rest, at: home).output
    #expect(game.contains("Tintenfisch") && game.contains("Match!") && game.contains("You win."))
    #expect(game.contains("memorize play sea --pairs 2 --sides picture,de --seed 4\n"))
    #expect(
      await runCommand(["scores"], at: home).output
        .hasPrefix("Sea (pictures and words in German), course"))
  }

  @Test("the locale's language is the default for speech and names, English can be chosen")
  func locale() async {
    let home = PlayerHome(["LANG": "de_DE.UTF-8"])
    let names = await runCommand(["sea", "-p", "2", "--seed", "4"], input: "1 2\n", at: home)
    #expect(names.output.contains("card 1: Tintenfisch."))
    let english = await runCommand(
      ["sea", "-p", "2", "--seed", "4", "--sides", "word", "--words", "en"], input: "1 2\n",
      at: home)
    #expect(english.output.contains("squid"))
    #expect(english.output.contains("--sides word --words en --seed 4"))
    let ascii = await runCommand(
      ["animals", "-p", "32", "--ascii", "--words", "de", "--seed", "4"],
      input: (1...64).map { "\($0)\n" }.joined(), at: PlayerHome())
    #expect(ascii.output.contains("lowe") && ascii.output.allSatisfy(\.isASCII))
  }

  @Test("halves are said at the start, and labelled in the table")
  func halves() async {
    let game = await runCommand(["dots", "--halves", "-p", "3", "--seed", "4"], input: "1\n")
    #expect(game.output.contains("such as [1] and (2): a pair is one of each.\n"))
    #expect(game.output.split(separator: "(").count == 4 + 1)
    let usual = await runCommand(["dots", "-p", "3", "--seed", "4"], input: "1\n")
    #expect(!usual.output.contains("("))
    let sided = await runCommand(
      ["sea", "-p", "3", "--sides", "word"], input: "1\n",
      at: PlayerHome(["MEMORIZE_HALVES": "yes"]))
    #expect(sided.output.contains("a pair is one of each"))
  }

  @Test("halves of a theme without two sides are refused")
  func noHalves() async {
    #expect(
      await runCommand(["sea", "--halves"])
        == RunResult(
          errors: """
            memorize: both cards of a pair of sea show the same; --halves is for themes of two \
            sides such as capitals, or with --sides word

            """, status: 64))
  }

  @Test("sides that a theme does not have are refused")
  func refusals() async {
    #expect(
      await runCommand(["capitals", "--sides", "word"])
        == RunResult(
          errors: """
            memorize: theme capitals has no pictures with different words; --sides is for themes \
            such as animals

            """, status: 64))
    #expect(
      await runCommand(["sea", "--sides", "words"]).errors
        == """
        memorize: --sides must be same, word, both or two languages such as en,de or picture,de, \
        not words

        """)
    #expect(await runCommand(["capitals", "--sides", "same", "-p", "2"], input: "1\n").status == 0)
  }
}
