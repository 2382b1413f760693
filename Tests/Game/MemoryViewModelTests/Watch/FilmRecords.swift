import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The records of films in tests.
enum FilmRecords {
  /// Random records of small games by several rules, some with shuffles, some unfinished.
  static let all: [GameRecord<Face>] = {
    var chance = SeededGenerator(seed: 3)
    var relaxed = Rules.course
    relaxed.peek = .seconds(2)
    return (0..<24).compactMap { number in
      let rules = [Rules.course, .hotSeat(2), relaxed, .triples][number % 4]
      return record(number, rules, &chance)
    }
  }()

  private static func record(
    _ number: Int, _ rules: Rules, _ chance: inout SeededGenerator
  ) -> GameRecord<Face>? {
    let kinds = 2 + number % 2
    let deck = try? Deck(
      kinds: (0..<kinds).map { .init(faces: [Face("\($0)")], copies: rules.matchSize) })
    guard let deck,
      var game = try? RecordedGame(deck: deck, rules: rules, seed: Seed(UInt64(number)))
    else { return nil }
    let most = number % 3 == 0 ? 5 : 60
    var time = rules.peek
    for _ in 0..<most where !game.game.isFinished {
      time += .milliseconds(chance.draw(below: 4) * 500)
      game.choose(chance.draw(below: deck.cardCount), at: time)
      if number % 5 == 0, chance.draw(below: 6) == 0 { game.shuffle() }
    }
    return game.record
  }

  static func film(_ record: GameRecord<Face>) throws -> Film {
    try Film(of: record, titled: "A game", color: Theme.animals.color)
  }
}
