import Foundation
import TestSupport
import Testing

/// A game in plain lines: the typed lines and the answer to each.
struct LineTalk {
  let result: RunResult
  /// The output before the first prompt.
  let greeting: String
  /// The answers without the echoed lines, and the output at the end.
  let answers: [String]

  init(_ lines: [String], _ options: [String]) async throws {
    let arguments = ["play"] + options + ["--flip-time", "1s", "--table", "ask"]
    result = await runCommand(arguments, input: lines.map { $0 + "\n" }.joined())
    let parts = result.output.components(separatedBy: "card> ")
    greeting = parts[0]
    answers = parts.dropFirst().map { part in
      part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last
        .map { $0.hasSuffix("\n") ? String($0.dropLast()) : String($0) } ?? ""
    }
  }

  /// The answer to the last typed line.
  var last: String { answers.dropLast().last ?? "" }
}

@Suite("Line mode")
struct LineModeTests {
  static let small = ["--pairs", "2", "--seed", "1"]

  @Test("a short game reads like this")
  func tellsGame() async throws {
    let arguments = Self.small + ["--flip-time", "1s"]
    let result = await runCommand(arguments, input: "1\n3\n1 2\n2, 4\n")

    #expect(
      result.output == """
        Animals: 4 cards, 2 to a match. Seed 1.
        Type the number of a card to turn it up, or help.

        [1]     [2]     [3]     [4]

        card> 1
        card 1: rabbit.
        card> 3
        card 3: rhino. No match. Score 0.

        rabbit  [2]     rhino   [4]

        card> 1 2
        card 1 is still up: rabbit. Turn two others. No card was turned.
        card> 2, 4
        card 2: rabbit. card 4: rhino. No match. Score 0.

        [1]     rabbit  [3]     rhino

        card> \n\
        Stopped. Score 0. 2 turns, 4 cards left, 4 seconds.
        Saved. Continue with: memorize continue
        Seed 1. The same deal again: memorize play animals --pairs 2 --seed 1

        """ && result.status == 0 && result.errors.isEmpty)
  }

  @Test(
    "labels from a pipe win the game, with 13 points for each pair found at once",
    arguments: [1, 6, 33])
  func winsByPipe(pairs: Int) async throws {
    let options = ["--pairs", "\(pairs)", "--seed", "7"]
    let talk = try await LineTalk(try DealtCards(options).winningLines, options)

    let turns = "\(pairs) turn\(pairs == 1 ? "" : "s")"
    let end = talk.last.split(separator: "\n").dropFirst().first ?? ""
    #expect(
      end.hasPrefix("All cards matched in \(turns) and ")
        && end.hasSuffix(". Score \(13 * pairs). You win.") && talk.answers.last == "Goodbye."
        && talk.result.status == 0)
  }

  @Test("labels in one line play the same game as in many, and after the end cards are refused")
  func takesManyLabels() async throws {
    let lines = ["1", "2", "3", "4", "1", "3", "record"]
    let many = try await LineTalk(lines, Self.small)
    for line in ["1 2 3 4 1 3", "1,2,3,4,1,3", " 1\t2  3 , 4 1 3 \r"] {
      let one = try await LineTalk([line, "record"], Self.small)
      #expect(one.last == many.last, "\(line)")
    }
    let talk = try await LineTalk(
      ["1 2 3 4", "score", "1", "pause", "shuffle", "score"], Self.small)

    #expect(
      talk.answers[1] == "Score 26. 2 turns, 0 cards left, 3 seconds."
        && talk.answers[2] == "The game is over. Type new for another one."
        && talk.answers[3] == talk.answers[2] && talk.last == talk.answers[1])
  }

  @Test("the same seed and moves print the same bytes in any environment")
  func repeats() async {
    var world = TestWorld()
    func play(_ variables: [String: String] = [:]) async -> RunResult {
      world.home = PlayerHome()
      world.variables = variables
      world.read = TestWorld.source(of: Array("1 2\n3 4\nhint\nshuffle\nrecord\né\n".utf8))
      return await world.run(["capitals", "--seed", "9", "--flip-time", "1s"])
    }
    let usual = await play()
    #expect(usual.status == 0)
    for (name, value) in [
      ("LANG", "C"), ("LC_ALL", "C"), ("LC_ALL", "C.UTF-8"), ("LC_ALL", "tr_TR.UTF-8"),
      ("TERM", "dumb"), ("TERM", ""), ("NO_COLOR", "1"), ("COLUMNS", "20"),
    ] {
      #expect(await play([name: value]) == usual, "\(name)=\(value)")
    }
  }

  @Test("the end of the input ends the game at any point")
  func endsWithInput() async throws {
    let end = "Seed 1. The same deal again: memorize play animals --pairs 2 --seed 1\n"
    let saved = "Saved. Continue with: memorize continue\n"
    for (input, state) in [
      ("", "Score 0. 0 turns, 4 cards left, 0 seconds."),
      ("1", "Score 0. 0 turns, 4 cards left, 1 second."),
      ("1 2", "Score 13. 1 turn, 2 cards left, 2 seconds."),
      ("1\nhel", "Score 0. 0 turns, 4 cards left, 1 second."),
      ("1\nquit", "Score 0. 0 turns, 4 cards left, 1 second."),
    ] {
      let result = await runCommand(Self.small + ["--flip-time", "1s"], input: input)
      let isKept = input.isEmpty ? "" : saved
      #expect(
        result.output.hasSuffix("\nStopped. \(state)\n\(isKept)\(end)") && result.status == 0
          && result.errors.isEmpty, "\(input)")
    }
    let over = await runCommand(Self.small, input: "1 2 3 4")
    #expect(over.output.hasSuffix("Type new for another game, or quit.\ncard> \nGoodbye.\n"))
  }

  @Test(
    "the command printed at the end starts the same deal", arguments: ["42", "it's $HOME", "🐶 \\"])
  func repeatsDeal(seed: String) async throws {
    let options = ["fruit", "--kinds", "4", "--copies", "4", "--players", "2", "--peek", "250ms"]
    try await expectSameAgain(options + ["--limit", "misses:9", "--bonus-limit", "0"], seed: seed)
    try await expectSameAgain(["--rules", "triples", "--practice"], seed: seed)
  }

  @Test(
    "the printed command starts the same deal for every valid seed",
    arguments: ["-p", "--pairs", "a\u{1B}b"])
  func repeatsOddDeals(seed: String) async throws {
    try await expectSameAgain(["--pairs", "6"], seed: seed)
  }

  private func expectSameAgain(_ options: [String], seed: String) async throws {
    let first = try await LineTalk(["table", "record"], options + ["--seed=" + seed])
    let line = try #require(first.result.output.split(separator: "\n").last)
    let command = line.components(separatedBy: "again: memorize ")[1]
    let again = try await runLine(
      "\(command) --flip-time 1s --table ask", input: "table\nrecord\n")
    // The seed may be spelled differently, so only its cards must be equal.
    let faces = DealtFaces(again.output)
    #expect(again.status == 0 && faces == DealtFaces(first.result.output), "\(command)")
  }
}

/// The deal in a transcript with a record, whatever its seed is called.
private struct DealtFaces: Equatable {
  let rulesAndDeck: String?

  init(_ transcript: String) {
    rulesAndDeck =
      transcript.components(separatedBy: "\"version\":1").dropFirst().first?
      .components(separatedBy: ",\"seed\"").first
  }
}
