import MemorySimulation
import Testing

@Suite("Plain pairs that are stopped")
struct PairsStopTests {
  @Test(
    "the stop is checked before the first game and every 1,024 turns, and the first games count",
    arguments: PlayerChoice.playersOfPairs)
  func stopsBetweenGames(player: PlayerChoice) throws {
    let simulation = try Simulation(pairs: 4, player)
    for answers in [0, 1, 2, 5] {
      var questions = 0
      func shouldStop() -> Bool {
        questions += 1
        return questions > answers
      }
      var played: [GameStatistics] = []
      simulation.play(0..<2000, unless: shouldStop, visit: { played.append($0) })
      #expect(played == simulation.firstGames(rows: answers))

      questions = 0
      #expect(simulation.tally(of: 0..<2000, unless: shouldStop).games == played.count)
    }
  }

  @Test("a stop takes effect within 1,024 turns and one game", arguments: 0..<40)
  func stopsSoon(games: Int) throws {
    let simulation = try Simulation(pairs: 30, .random)
    var played: [GameStatistics] = []
    simulation.play(0..<1000, unless: { played.count >= games }, visit: { played.append($0) })

    let late = played.dropFirst(games)
    #expect(
      played.count >= games && late.dropLast().reduce(0) { $0 + $1.turns } < 1024
        && (games > 0 || played.isEmpty))
  }

  @Test(
    "the stop is checked within a long game, which then does not count, and is unchanged otherwise")
  func stopsWithinGame() throws {
    // It takes 810,000 turns on average, with a standard deviation of 31,000.
    let simulation = try Simulation(pairs: 900, .random)
    var questions = 0
    let tally = simulation.tally(of: 0..<1) {
      questions += 1
      return questions > 1
    }
    #expect(tally.games == 0)
    // Before the game, within it, and once for the reason of its end.
    #expect(questions == 3)

    let shorter = try Simulation(pairs: 760, .random)
    var others = 0
    var turns: [Int] = []
    shorter.play(0..<1) {
      others += 1
      return false
    } visit: {
      turns.append($0.turns)
    }
    #expect(
      (others, turns as [Int?]) == (2, [shorter.tally(of: 0..<1).turns.entries.first?.value])
        && (turns.first ?? 0) > 1 << 19)
  }
}

extension Simulation {
  /// Returns its first games in rows, each the shortest with 1,024 turns.
  fileprivate func firstGames(rows: Int) -> [GameStatistics] {
    var left = figures(2000)[...]
    var games: [GameStatistics] = []
    for _ in 0..<rows {
      var turns = 0
      while turns < 1024, let game = left.popFirst() {
        turns += game.turns
        games.append(game)
      }
    }
    return games
  }
}
