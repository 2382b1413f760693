import MemoryEngine
import MemorySimulation
import Testing

@Suite("Names of custom players")
struct CustomPlayerNameTests {
  private static func error(_ names: String...) -> PlayersError? {
    let rules = Rules { $0.players = names.count }
    let players = names.map { name in PlayerChoice.custom(name) { PerfectPlayer() } }
    do {
      _ = try Simulation(kinds: 3, copies: 2, rules: rules, seed: Seed(1), players: players)
      return nil
    } catch {
      return error as? PlayersError
    }
  }

  @Test(
    "a name has letters, digits and a few signs",
    arguments: [
      "a", "Z9", "last-seven", "act-r:0.5", "v1.2_b", ":", "Perfect", "perfection", "my:random",
      String(repeating: "x", count: 64),
    ])
  func takes(name: String) {
    #expect(Self.error(name) == nil && Self.error(name, name) == nil)
  }

  @Test(
    "any other text is refused",
    arguments: [
      "", "last seven", "a\n", "a\0", "\u{1B}[2J", "é", "🐶", "a,b", "a=b", "a/b", "\"a\"",
      String(repeating: "x", count: 65),
    ])
  func refuses(name: String) {
    #expect(Self.error(name) == .badName(name) && Self.error("a", name) == .badName(name))
  }

  @Test("the names of built-in players are refused, with arguments or without")
  func refusesTaken() {
    for form in PlayerForm.allCases {
      for name in [form.name, "\(form.name):", "\(form.name):3", "\(form.name):x:y"] {
        #expect(Self.error(name) == .takenName(name))
      }
    }
  }

  @Test("errors say what is wrong, without control characters, and players are compared by name")
  func explains() throws {
    let players: [PlayerChoice] = [
      .custom("a") { PerfectPlayer() }, .custom("a") { RandomPlayer() },
      .custom("b") { PerfectPlayer() },
    ]
    let plans = try players.map { RunPlan(try Simulation(pairs: 3, $0), games: 10) }
    #expect(
      ("\(PlayersError.badName("a\u{1B}b"))", "\(PlayersError.takenName("capacity:3"))", players[0])
        == (
          #"a player's name has 1...64 letters a-z, digits and -_.:, not "a\u{1B}b""#,
          "capacity:3 is the name of a built-in player; " + "choose another name for your player",
          players[1]
        ))
    #expect(
      (Set(players).count, Set(plans.map(\.digest)).count, players[0].name) == (2, 2, "a")
        && PlayerChoice("a") == nil && players[0] != players[2])
  }
}
