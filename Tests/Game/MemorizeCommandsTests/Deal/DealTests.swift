import Foundation
import SystemCalls
import TestSupport
import Testing

/// The positions of the cards, printed by the program itself.
struct DealtCards: Decodable, Equatable {
  struct Card: Decodable, Equatable {
    let card: Int
    let kind: Int
    let face: String
  }

  let version: Int
  let seed: String
  let cards: [Card]

  init(_ options: [String]) async throws {
    let output = await runCommand(["deal"] + options + ["--json"]).output
    self = try JSONDecoder().decode(Self.self, from: Data(output.utf8))
  }

  /// The labels of the cards, grouped by kind, lowest first.
  var labels: [[Int]] {
    let kinds = Dictionary(grouping: cards, by: \.kind)
    return kinds.keys.sorted().map { kind in kinds[kind, default: []].map { $0.card + 1 } }
  }

  /// Input lines that match one kind per turn.
  var winningLines: [String] { labels.map { $0.map(String.init).joined(separator: " ") } }
}

@Suite("Deal")
struct DealTests {
  @Test(
    "--json is the format for other programs, and the list counts cards from one as the game does")
  func printsForms() async throws {
    #expect(
      await unmet(
        runCommand(["deal", "--pairs", "2", "--seed", "1", "--json"]).output
          == #"{"version":1,"seed":"1","cards":["#
          + #"{"card":0,"kind":1,"face":"🐰"},{"card":1,"kind":1,"face":"🐰"},"#
          + #"{"card":2,"kind":0,"face":"🦏"},{"card":3,"kind":0,"face":"🦏"}]}"# + "\n",
        runCommand(["deal", "--pairs", "2", "--seed", "1"]).output == """
          Seed 1, 4 cards.
          card 1: 🐰 rabbit
          card 2: 🐰 rabbit
          card 3: 🦏 rhino
          card 4: 🦏 rhino

          """) == [])
  }

  @Test(
    "every kind has its copies and faces of its own",
    arguments: [
      (["--pairs", "10"], 10, 2), (["--kinds", "5", "--copies", "6"], 5, 6),
      (["--rules", "triples"], 10, 3), (["fruit", "--pairs", "4"], 4, 2),
      (["--pairs", "300"], 300, 2),
    ])
  func dealsWholeKinds(options: [String], kinds: Int, copies: Int) async throws {
    let dealt = try await DealtCards(options + ["--seed", "5"])

    #expect(
      unmet(
        dealt.version == 1 && dealt.seed == "5"
          && dealt.cards.map(\.card) == Array(0..<kinds * copies)
          && dealt.labels.map(\.count) == Array(repeating: copies, count: kinds),
        Set(dealt.cards.map(\.kind)) == Set(0..<kinds)
          && Set(dealt.cards.map(\.face)).count == kinds) == [])
  }

  @Test("a kind of capitals is a country and its capital, and a hostile seed is escaped")
  func escapesSeed() async throws {
    let dealt = try await DealtCards(["capitals", "--pairs", "4", "--seed", "2"])

    #expect(dealt.labels.map(\.count) == [2, 2, 2, 2] && Set(dealt.cards.map(\.face)).count == 8)
    let seed = "\u{1B}[31m\u{202E}\u{7F}\u{9B}"
    for output in [[], ["--json"], ["--record"]] {
      let result = await runCommand(["deal", "--pairs", "2", "--seed", seed] + output)
      #expect(result.status == 0 && isHarmless(result.output))
    }
    #expect(try await DealtCards(["--pairs", "2", "--seed", seed]).seed == seed)
  }

  @Test("a seed may be any text, and quotes in it stay JSON", arguments: ["\"\\", "🐶", "-1", " "])
  func takesTextSeeds(seed: String) async throws {
    #expect(try await DealtCards(["--pairs", "2", "--seed", seed]).seed == seed)
  }

  @Test("--record and --game deal a game of the seed that replays, and a full disk is a failure")
  func recordsDeal() async throws {
    for options in [["--seed", "42"], ["sea", "--seed", "x", "--game", "7", "-r", "hot-seat:3"]] {
      let record = await runCommand(["deal"] + options + ["--record"]).output
      let result = await runCommand(["replay", "-"], input: record)
      #expect(
        result.output.hasPrefix("0 turns, scores [0") && result.status == 0
          && record.contains(#""moves":[]"#))
    }
    let options = ["--pairs", "6", "--seed", "42"]
    #expect(
      try await unmet(
        DealtCards(options) == DealtCards(options + ["--game", "0"]),
        DealtCards(options) != DealtCards(options + ["--game", "1"])) == [])
    var world = TestWorld()
    world.hearOutput = TestWorld.refusing(with: .noSpace)
    #expect(await world.run(["deal", "--seed", "1"]) == .fullDisk)
  }

  @Test("play, deal, replay and simulate deal the same cards", arguments: ["42", "it's 🐶"])
  func dealsAlike(seed: String) async throws {
    let options = ["--pairs", "6", "--seed", seed]
    let dealt = try await DealtCards(options)

    let won = try await LineTalk(dealt.winningLines, options).last
    let replayed = try await ReplayedGame(options: options)
    let row = try await #require(try simulatedRows(options + ["-n", "1"]).first)
    #expect(
      won.contains("All cards matched in 6 turns") && row.turns == replayed.end.turns
        && row.score == replayed.end.scores[0])
    for move in replayed.moves where move.outcome == "matched" {
      let kinds = Set(move.faceUp.map { dealt.cards[$0].kind })
      #expect(kinds.count == 1, "\(move.faceUp)")
    }
  }
}

/// Returns true if a text is safe on any terminal: no control but newline, and nothing invisible.
func isHarmless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
