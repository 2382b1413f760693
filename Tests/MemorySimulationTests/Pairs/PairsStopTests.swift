import MemorySimulation
import Testing

@Suite("Plain pairs that are stopped")
struct PairsStopTests {
  @Test(
    "it is asked before each game, and the first ones then count",
    arguments: PlayerChoice.playersOfPairs)
  func stopsBetweenGames(player: PlayerChoice) throws {
    let simulation = try Simulation(pairs: 4, player)
    for games in [0, 1, 2, 9, 10, 11] {
      var questions = 0
      let tally = simulation.tally(of: 0..<10) {
        questions += 1
        return questions > games
      }
      #expect(tally.games == min(games, 10))
      #expect(questions == min(games + 1, 10))

      var played: [GameStatistics] = []
      simulation.play(0..<10, unless: { played.count == games }, visit: { played.append($0) })
      #expect(played == simulation.figures(UInt64(min(games, 10))))
    }
  }

  @Test("it is asked within a game of more than 2^19 turns, of which nothing then counts")
  func stopsWithinGame() throws {
    // It takes 810,000 turns on average, with a standard deviation of 31,000.
    let simulation = try Simulation(pairs: 900, .random)
    var questions = 0
    let tally = simulation.tally(of: 0..<1) {
      questions += 1
      return questions > 1
    }
    #expect(tally.games == 0)
    // Before the game, within it, and whether it was that which ended it.
    #expect(questions == 3)
  }

  @Test("a long game that is not stopped is the same")
  func goesOnWithinGame() throws {
    let simulation = try Simulation(pairs: 760, .random)
    var questions = 0
    var turns: [Int] = []
    simulation.play(0..<1) {
      questions += 1
      return false
    } visit: {
      turns.append($0.turns)
    }
    #expect(questions == 2)
    #expect(turns == [simulation.tally(of: 0..<1).turns.entries.first?.value])
    #expect((turns.first ?? 0) > 1 << 19)
  }
}
