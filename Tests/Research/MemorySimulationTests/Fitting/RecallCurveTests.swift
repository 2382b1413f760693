import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("Recall curves")
struct RecallCurveTests {
  @Test(
    "a perfect memory recalls every partner, whatever the lag, and a player without memory none")
  func recallsAll() throws {
    let curve = RecallCurve(of: try traces(of: "perfect", games: 60))
    #expect(
      curve.chances > 100 && curve.points.allSatisfy { $0.hits == $0.chances && $0.recall == 1 })

    let guessed = RecallCurve(of: try traces(of: "random", games: 400))
    let populated = guessed.points.filter { $0.chances > 20 }
    // Two of about ten intervals of 95 % may miss the truth by chance.
    let hits = guessed.points.reduce(0) { $0 + $1.hits }
    let guesses = guessed.points.reduce(0.0) { $0 + $1.guesses }
    #expect(
      populated.count { $0.interval.map { !$0.contains(0) } == true } <= 2
        && populated.allSatisfy { $0.recall.map { abs($0) < 0.15 } == true }
        && abs(Double(hits) - guesses) < 4 * guesses.squareRoot())
  }

  @Test("points count lags 1, 2, 3 to 4, 5 to 8 and so on, without gaps")
  func growsByPowersOfTwo() throws {
    let points = RecallCurve(of: try traces(of: "capacity:3", games: 200)).points
    #expect(points.first?.lags == 1...1)
    for (point, next) in zip(points, points.dropFirst()) {
      #expect(
        (
          next.lags.lowerBound, point.meanLag.map { Double(point.lags.lowerBound) <= $0 },
          point.meanLag.map { Double(point.lags.upperBound) >= $0 }
        ) == (point.lags.upperBound + 1, true, true))
    }
  }

  @Test("the expectation of the true model lies within most intervals")
  func expectsRecall() throws {
    let model = RecallModel(.forgetful, 0.1)
    let games = try SimulatedPerson(model: model, games: 60).traces(seed: 9)
    let curve = RecallCurve(of: games)
    let fit = try #require(ModelFit(.forgetful, to: Array(games.prefix(15))))
    let expectation = curve.expectation(by: fit, of: games)
    let inside = zip(curve.points, expectation).count { point, expected in
      point.interval.map { $0.contains(expected * (1 - fit.lapse)) } == true
    }
    #expect(expectation.count == curve.points.count && inside >= curve.points.count - 1)
  }

  @Test("a first card that was seen before, a peek and another player's flip are no chance")
  func leavesOut() throws {
    var rules = Rules.course
    rules.peek = .seconds(1)
    let peeked = try Simulation(
      kinds: 5, copies: 2, rules: rules, seed: Seed(1), players: [.capacity(2)])
    let peekedGames = try (0..<5).map { try MemoryTrace(of: peeked.record(game: $0)) }
    #expect(RecallCurve(of: peekedGames).chances == 0)

    // Turns 1 and 2 miss; turn 3 opens a card that was seen, turn 4 a new one.
    let deck = try Deck(pairsOf: [0, 1, 2])
    let order = try MemoryGame(deck: deck, seed: Seed(4))
    let cards = (0..<6).sorted { order.card($0, at: .zero).kind < order.card($1, at: .zero).kind }
    let flips = [0, 2, 4, 0, 2, 4, 1, 0].map { cards[$0] }
    let moves = flips.enumerated().map { GameMove(card: $1, nanoseconds: Int64($0)) }
    let record = GameRecord(deck: deck, rules: .course, seed: Seed(4), moves: moves)
    let curve = RecallCurve(of: [try MemoryTrace(of: record)])
    #expect((curve.points.map(\.lags), curve.points.map(\.hits)) == ([3...4], [1]))
  }
}

@Suite("Wilson's interval")
struct WilsonIntervalTests {
  @Test(
    "agrees with Newcombe, 1998, table I",
    arguments: [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)])
  func agrees(hits: Int, count: Int, low: Double, high: Double) {
    let range = WilsonInterval(hits, of: count).range
    #expect(abs(range.lowerBound - low) < 6e-5 && abs(range.upperBound - high) < 6e-5)
  }

  @Test("is the mirror image for misses, and within 0...1")
  func isSymmetric() {
    for count in 1...30 {
      for hits in 0...count {
        let (range, mirror) = (
          WilsonInterval(hits, of: count).range, WilsonInterval(count - hits, of: count).range
        )
        #expect(
          range.lowerBound >= 0 && range.upperBound <= 1
            && abs(range.lowerBound - (1 - mirror.upperBound)) < 1e-12
            && range.contains(Double(hits) / Double(count)))
      }
    }
  }
}
