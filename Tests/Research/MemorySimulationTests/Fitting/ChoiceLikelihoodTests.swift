import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("The likelihood of choices")
struct ChoiceLikelihoodTests {
  private func logarithm(_ model: RecallModel, _ lapse: Double, _ traces: [MemoryTrace]) -> Double {
    var likelihood = ChoiceLikelihood(model, lapse: lapse)
    for trace in traces { likelihood.add(trace) }
    return likelihood.logarithm
  }

  @Test(
    "a perfect memory is certain of a perfect player's choices, not of guesses; lapses alone guess")
  func isCertain() throws {
    let games = try traces(of: "perfect")
    for model in [
      RecallModel(.capacity, 16), RecallModel(.forgetful, 0), RecallModel(.power, 0),
      RecallModel(.actr, 0),
    ] where model.family != .actr {
      #expect(abs(logarithm(model, 0, games)) < 1e-9)
    }

    #expect(logarithm(RecallModel(.capacity, 16), 0, try traces(of: "random", games: 3)) < -200)

    let guessed = try traces(of: "random", games: 10)
    let guesses = [
      logarithm(RecallModel(.capacity, 16), 1, guessed),
      logarithm(RecallModel(.power, 0), 1, guessed),
      logarithm(RecallModel(.forgetful, 1), 0, guessed),
      logarithm(RecallModel(.capacity, 0), 0, guessed),
    ]
    for guess in guesses { #expect(abs(guess - guesses[0]) < 1e-3) }
  }

  @Test("the likelihood of two games is the sum of theirs", arguments: RecallModel.Family.allCases)
  func adds(family: RecallModel.Family) throws {
    let games = try traces(of: "forgetful:0.2", games: 2)
    let model = RecallModel(family, family.isWhole ? 3 : 0.3)
    let each = games.map { logarithm(model, 0.1, [$0]) }
    #expect(abs(logarithm(model, 0.1, games) - each[0] - each[1]) < 1e-9)
  }

  @Test(
    "every value is finite, for any parameter and lapse", arguments: RecallModel.Family.allCases)
  func isFinite(family: RecallModel.Family) throws {
    for player in ["random", "capacity:2", "swapping:0.5", "perfect"] {
      let games = try traces(of: player, pairs: 4, games: 4)
      for share in [0, 0.01, 0.5, 1] {
        let bounds = family.parameters
        let parameter = family.isWhole ? (share * 8).rounded() : bounds.upperBound * share
        for lapse in [0, 0.001, 0.5, 1] {
          #expect(logarithm(RecallModel(family, parameter), lapse, games).isFinite)
        }
      }
    }
  }
}

@Suite("Traces of games")
struct MemoryTraceTests {
  @Test("four alike and missing players have none, and shuffles and flips of others are steps")
  func refuses() throws {
    let four = GameRecord(deck: try Deck(setsOf: [1, 2], copies: 4), rules: .course, seed: Seed(1))
    #expect(throws: TraceError.notPairs) { try MemoryTrace(of: four) }
    let pairs = GameRecord(deck: try Deck(pairsOf: [1, 2]), rules: .course, seed: Seed(1))
    #expect(throws: TraceError.noSuchPlayer(1, players: 1)) {
      try MemoryTrace(of: pairs, player: 1)
    }
    let deck = try Deck(pairsOf: Array(0..<4))
    let moves = (0..<4).map { GameMove(card: $0, nanoseconds: Int64($0)) }
    let record = GameRecord(deck: deck, rules: .course, seed: Seed(1), moves: moves, shuffles: [2])
    let trace = try MemoryTrace(of: record)
    #expect(
      ("\(TraceError.noSuchPlayer(1, players: 1))", trace.steps.count, trace.steps[2]) == (
        "has no player 2, only 1", 5, .shuffle
      ) && trace.partners.enumerated().allSatisfy { trace.partners[$1] == $0 && $1 != $0 })
  }
}

@Suite("Bounded maxima")
struct BoundedMaximumTests {
  @Test(
    "the vertex of a parabola is found, inside and at both ends",
    arguments: [0.0, 0.001, 0.3, 0.5, 0.999, 1, -2, 4])
  func findsVertex(vertex: Double) {
    for start in [nil, 0.01, 0.99] {
      let found = BoundedMaximum(in: 0...1, from: start, tolerance: 1e-5) {
        -($0 - vertex) * ($0 - vertex)
      }
      #expect(abs(found.place - min(max(vertex, 0), 1)) < 1e-4)
    }
  }

  @Test("an edged function is climbed, and a flat one ends")
  func findsEdge() {
    let found = BoundedMaximum(in: -3...5, tolerance: 1e-6) { -abs($0 - 1.25) }
    #expect(
      BoundedMaximum(in: 0...1, tolerance: 1e-4) { _ in 2 }.height == 2
        && abs(found.place - 1.25) < 1e-4)
  }
}
