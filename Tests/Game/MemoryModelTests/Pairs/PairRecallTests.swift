import MemoryEngine
import MemoryModel
import Testing

@Suite("The recall of pairs in a game")
struct PairRecallTests {
  /// Returns a game of three pairs whose cards are turned in order, by the labels a A b B c C.
  private func game(
    _ turns: String, players: Int = 1, hints: Int = 0, isPractice: Bool = false
  ) throws -> SavedGame {
    let faces = [("a", "A"), ("b", "B"), ("c", "C")]
    let deck = try Deck(matching: faces.map { (Face($0.0), Face($0.1)) })
    var rules = Rules.course
    rules.players = players
    var played = try RecordedGame(deck: deck, rules: rules, seed: Seed(3))
    let ids = Dictionary(
      uniqueKeysWithValues: (0..<6).map { (played.game.card($0, at: .zero).face.symbol, $0) })
    for (index, label) in turns.filter({ $0 != " " }).enumerated() {
      played.choose(try #require(ids["\(label)"]), at: .seconds(index))
    }
    let mark = SavedGame.ThemeMark(
      id: "letters", name: "Letters", color: Theme.Color(rgb: 1), digest: 0)
    return SavedGame(
      id: "a1", name: "Game", theme: mark, record: played.record, hints: hints,
      isPractice: isPractice)
  }

  /// Returns the recalls of a, b and c: `+` known, `-` forgotten, `.` neither.
  private func recalls(_ turns: String, players: Int = 1, people: Int = 1) throws -> String {
    let record = try game(turns, players: players).record
    let recalls = try PairRecall.ofKinds(in: record, people: people)
    return zip(record.deck.kinds, recalls).sorted { $0.0.faces[0].symbol < $1.0.faces[0].symbol }
      .map { $0.1 == .known ? "+" : $0.1 == .forgotten ? "-" : "." }.joined()
  }

  @Test(
    "a pair found at first sight is luck, one seen before is known, or forgotten; of people only")
  func known() throws {
    let turns = [
      "aA bB cC", "ab cA aA Bb cC", "ab Ac aA bB cC", "ab Ac Ac aA bB cC", "ab cC Ab aA bB",
    ]
    #expect(try turns.map { try recalls($0) } == ["...", "++.", "-..", "-..", "-.."])
    let people = try [2, 0].map { try recalls("ab cA aA Bb cC", players: 2, people: $0) }
    #expect(people == ["++.", "..."])
  }

  @Test("a finished game adds to the histories of its theme")
  func adding() throws {
    var memories = PairMemories()
    memories.add(try game("ab Ac aA bB cC"), people: 1)
    memories.add(try game("ab cA aA Bb cC"), people: 1)
    #expect(
      memories.themes == [
        "letters": [
          ["a", "A"]: PairMemory(known: 1, forgotten: 1, box: 2),
          ["b", "B"]: PairMemory(known: 1, box: 2),
        ]
      ])
  }

  @Test("games of practice or with hints do not count, nor an impossible one")
  func excluded() throws {
    var memories = PairMemories()
    memories.add(try game("ab cA aA Bb cC", isPractice: true), people: 1)
    memories.add(try game("ab cA aA Bb cC", hints: 1), people: 1)
    var impossible = try game("ab cA aA Bb cC")
    impossible.record.moves.append(GameMove(card: 99, nanoseconds: 60_000_000_000))
    memories.add(impossible, people: 1)
    #expect(memories == PairMemories())
  }

  @Test("a random game counts each pair at most once, and never a lucky one")
  func randomGames() throws {
    var generator = SeededGenerator(seed: 4)
    var wrong: [String] = []
    for _ in 0..<100 {
      let labels = Array("aAbBcC")
      let turns = String((0..<40).map { _ in labels[Int.random(in: 0..<6, using: &generator)] })
      let record = try game(turns).record
      let analysis = try GameAnalysis(of: record)
      let recalls = try PairRecall.ofKinds(in: record, people: 1)
      let isRight =
        recalls.count { $0 == .known } <= analysis.count(of: .known)
        && recalls.count { $0 == .forgotten } <= analysis.count(of: .forgot)
        && recalls.contains(.forgotten) == (analysis.count(of: .forgot) > 0)
      if !isRight { wrong.append(turns) }
    }
    #expect(wrong == [])
  }
}
