import MemoryEngine
import MemorySimulation
import Testing

@Suite("Two players")
struct TwoPlayersTests {
  private static let pairs: [[PlayerChoice]] = {
    let all = PlayerChoice.examples + [.strategist]
    return all.flatMap { first in all.map { [first, $0] } }
  }()

  private static func simulation(
    _ players: [PlayerChoice], pairs: Int = 5, seed: UInt64 = 1,
    _ change: (inout Rules) -> Void = { _ in }
  ) throws -> Simulation {
    var rules = Rules { $0.players = 2 }
    change(&rules)
    return try Simulation(
      kinds: pairs, copies: rules.matchSize, rules: rules, seed: Seed(seed), players: players)
  }

  @Test("any two finish their games, which replay to the same figures", arguments: pairs)
  func finishes(players: [PlayerChoice]) throws {
    let simulation = try Self.simulation(players)
    for figures in simulation.figures(6) {
      let replayed = try RecordedGame(replaying: simulation.record(game: figures.index))
      #expect(
        (replayed.game.score(of: 0), replayed.game.turns, replayed.game.flips) == (
          figures.score, figures.turns, figures.flips
        ) && figures.isFinished && (-5...5).contains(figures.margin))
    }
  }

  @Test(
    "two players finish games of triples too", arguments: [PlayerChoice.random, .capacity(4)],
    PlayerChoice.examples)
  func finishesTriples(first: PlayerChoice, second: PlayerChoice) throws {
    let simulation = try Self.simulation([first, second]) { $0.matchSize = 3 }

    #expect(simulation.figures(10).allSatisfy { $0.isFinished && $0.flips == 3 * $0.turns })
  }

  @Test("the better memory wins from either seat, and equal players are even, with own generators")
  func favoursMemory() throws {
    let weaker: [PlayerChoice] = [
      .random, .capacity(2), .forgetful(Probability(millionths: 300_000)),
    ]
    for player in weaker {
      let first = try Self.simulation([.perfect, player], pairs: 8).figures(60)
      let second = try Self.simulation([player, .perfect], pairs: 8).figures(60)
      #expect(first.map(\.margin).mean > 0 && second.map(\.margin).mean < 0)
    }

    let margins = try Self.simulation([.random, .random], pairs: 6).figures(500).map(\.margin)
    let square = margins.map { $0 * $0 }.mean

    let one = try Self.simulation([.random]).figures(20)
    #expect(
      try abs(margins.mean) < 4 * (square / 500).squareRoot() + 0.2
        && Self.simulation([.random, .random]).figures(20) != one)
  }

  @Test("first choices do not depend on the second player, and one strategist plays as two do")
  func hasOwnChance() throws {
    let opening = try PlayerChoice.examples.map { second in
      try (0..<8).map { game in
        try Self.simulation([.random, second]).record(game: game).moves.prefix(2)
      }
    }
    let one = try Self.simulation([.strategist]).figures(100)
    #expect(
      try (Set(opening).count, Self.simulation([.strategist, .strategist]).figures(100)) == (1, one)
    )
  }

  @Test("strategists that both pass leave the game, which is finished")
  func stopsAtPasses() throws {
    let simulation = try Self.simulation([.strategist, .strategist], pairs: 8)
    var left = 0
    for figures in simulation.figures(100) where figures.isFinished {
      let record = simulation.record(game: figures.index)
      let game = try RecordedGame(replaying: record).game
      guard !game.isFinished else { continue }
      left += 1
      var known: Set<Int> = []
      for move in record.moves.dropLast(4) { known.insert(move.card) }
      #expect(record.moves.suffix(4).allSatisfy { known.contains($0.card) })
    }
    let all = simulation.figures(100)
    #expect(all.allSatisfy { $0.isFinished } && left > 0 && left < 100)
  }

  @Test("players for another table are refused")
  func refuses() throws {
    func error(_ players: [PlayerChoice], _ change: (inout Rules) -> Void) -> PlayersError? {
      do {
        _ = try Self.simulation(players, change)
        return nil
      } catch { return error as? PlayersError }
    }
    #expect(
      (
        error([]) { _ in }, error([.random, .random, .random]) { $0.players = 3 },
        error([.random, .perfect]) { $0.players = 1 }, error([.strategist]) { $0.players = 1 }
      ) == (.wrongCount(0), .wrongCount(3), .notTwoPlayers(1), .strategist(needs: .twoSeats)))
    #expect(
      (
        error([.strategist]) { $0.matchSize = 3 },
        error([.strategist]) { $0.matchKeepsTurn = false }
      ) == (.strategist(needs: .pairs), .strategist(needs: .keptTurns)))
    #expect(throws: PlayersError.strategist(needs: .fewPairs)) {
      try Self.simulation([.strategist], pairs: 201)
    }
  }
}
