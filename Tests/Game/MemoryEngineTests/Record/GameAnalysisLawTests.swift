import MemoryEngine
import TestSupport
import Testing

@Suite("Laws of the memory analysis of turns")
struct GameAnalysisLawTests {
  @Test("the figures of all turns add up to those of the game", arguments: 1...60)
  func addsUp(seed: Int) throws {
    let played = try playRandomly(seed: seed)
    let (game, record) = (played.game, played.record)
    let analysis = try GameAnalysis(of: record)
    let turns = analysis.turns

    #expect(
      (
        turns.count, turns.count { !$0.kind.isMatch },
        GameAnalysis.Turn.Kind.allCases.reduce(0) { $0 + analysis.count(of: $1) }
      ) == (game.turns, game.misses, game.turns))
    let flips = turns.flatMap(\.flips)
    #expect(
      flips == Array(record.moves.prefix(flips.count))
        && record.moves.count - flips.count < game.rules.matchSize
        && turns.allSatisfy { ($0.streak > 0) == $0.kind.isMatch })
    let players = (0..<game.rules.players).map { player in turns.filter { $0.player == player } }
    let points = players.map { $0.reduce(0) { $0 + $1.points } }
    #expect([points, players.map { $0.last?.score ?? 0 }] == [game.scores, game.scores])
    let time = turns.reduce(Duration.zero) { $0 + $1.duration }
    #expect(
      time == .nanoseconds(flips.last?.nanoseconds ?? 0) - (flips.isEmpty ? .zero : game.rules.peek)
    )
  }

  @Test(
    "the kind of every turn agrees with a search through all earlier flips", arguments: 61...120)
  func agreesWithSearch(seed: Int) throws {
    let record = try playRandomly(seed: seed).record
    let analysis = try GameAnalysis(of: record)
    #expect(try analysis.turns.map(\.kind) == SearchedTurns(record).kinds)
  }

  private func playRandomly(seed: Int) throws -> RecordedGame<Int> {
    var numbers = SeededNumbers(seed: seed)
    let rules = Rules {
      $0.matchSize = numbers.whole(2...3)
      $0.players = numbers.whole(1...3)
      $0.matchKeepsTurn = numbers.whole(0...1) == 0
      $0.peek = .seconds(numbers.whole(0...3) / 3)
      $0.limit = numbers.one(of: [nil, .turns(12), .time(.seconds(30))])
    }
    let deck = try Deck<Int>(kinds: 4, copies: rules.matchSize * numbers.whole(1...2))
    var game = try RecordedGame(deck: deck, rules: rules, seed: Seed(UInt64(seed)))
    var now = rules.peek
    for _ in 1...80 {
      if numbers.whole(0...14) == 0 { game.shuffle() }
      now += .milliseconds(numbers.whole(0...1000))
      game.choose(numbers.whole(0...game.game.cardCount - 1), at: now)
    }
    return game
  }
}

/// The turns by brute force: computed for each turn from all flips before it.
private struct SearchedTurns {
  let kinds: [GameAnalysis.Turn.Kind]

  init(_ record: GameRecord<Int>) throws {
    let game = try RecordedGame(replaying: record.prefix(0)).game
    let kindOf = (0..<game.cardCount).map { game.card($0, at: .zero).kind }
    let size = record.rules.matchSize
    let cards = record.moves.map(\.card)

    /// Returns the known cards before a flip.
    func known(at flip: Int) -> Set<Int> {
      var known: Set<Int> = []
      if record.rules.peek > .zero { known = Set(kindOf.indices) }
      for index in 0...flip {
        let turn = index / size * size
        for _ in record.shuffles.filter({ $0 == index }) {
          // Excludes the cards of the open turn, or of the finished one on show.
          known.formIntersection(cards[(index == turn ? max(0, turn - size) : turn)..<index])
        }
        guard index < flip else { break }
        known.insert(cards[index])
        let up = cards[turn...index]
        if up.count == size, Set(up.map { kindOf[$0] }).count == 1 { known.subtract(up) }
      }
      return known
    }

    func hasMatch(_ cards: Set<Int>) -> Bool {
      Dictionary(grouping: cards) { kindOf[$0] }.values.contains { $0.count >= size }
    }

    kinds = stride(from: 0, through: cards.count - size, by: size).map { start in
      let turn = start..<start + size
      if Set(cards[turn].map { kindOf[$0] }).count == 1 {
        return turn.dropFirst().allSatisfy { known(at: $0).contains(cards[$0]) } ? .known : .lucky
      }
      let forgot = turn.dropFirst().contains { flip in
        let up = Set(cards[start..<flip].map { kindOf[$0] })
        return up.count == 1 && hasMatch(known(at: flip).filter { up.contains(kindOf[$0]) })
      }
      return forgot ? .forgot : hasMatch(known(at: start)) ? .missedChance : .unlucky
    }
  }
}
