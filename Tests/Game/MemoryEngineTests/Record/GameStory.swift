import MemoryEngine

/// A game in words: `a1 b2` is a turn of the first card of kind a and the second of kind b.
struct GameStory {
  var record: GameRecord<Int>
  /// The ids of the cards, grouped by kind.
  private let ids: [[Int]]

  /// Plays a flip per second, the first at the end of the peek; `~` is a shuffle.
  init(_ story: String, kinds: Int = 4, copies: Int = 2, rules: Rules = .course) throws {
    record = GameRecord(deck: try Deck(kinds: kinds, copies: copies), rules: rules, seed: Seed(1))
    let cards = try RecordedGame(replaying: record).game.cards(at: .zero)
    ids = (0..<kinds).map { kind in cards.filter { $0.kind == kind }.map(\.id) }
    for word in story.split(separator: " ") {
      if word == "~" { record.shuffles.append(record.moves.count) } else { turn(word) }
    }
  }

  private mutating func turn(_ word: Substring) {
    let time = record.rules.peek + .seconds(record.moves.count)
    record.moves.append(GameMove(card: card(word), nanoseconds: time.clampedNanoseconds))
  }

  /// Returns the id of a card.
  func card(_ word: some StringProtocol) -> Int {
    let parts = word.unicodeScalars.map { Int($0.value) }
    return ids[parts[0] - 97][parts[1] - 49]
  }

  var analysis: GameAnalysis {
    get throws { try GameAnalysis(of: record) }
  }

  var kinds: [GameAnalysis.Turn.Kind] {
    get throws { try analysis.turns.map(\.kind) }
  }
}
