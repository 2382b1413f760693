import MemorySimulation
import Testing

@Suite("The names of players")
struct PlayerChoiceTests {
  @Test("a name is read as the player that prints it")
  func printsAsTyped() {
    let names = [
      "random", "perfect", "capacity:0", "capacity:3", "capacity:65535", "forgetful:0",
      "forgetful:1", "forgetful:0.1", "forgetful:0.25", "forgetful:0.000001",
      "forgetful:0.999999", "strategist", "external:cat", "external:a b:c 'd'",
    ]
    for name in names { #expect(PlayerChoice(name)?.name == name) }
  }

  @Test("other spellings of a number are the same player")
  func readsOtherSpellings() {
    for text in ["0.1", ".1", "0.10", "0.100000"] {
      #expect(PlayerChoice("forgetful:\(text)")?.name == "forgetful:0.1")
    }
    #expect(PlayerChoice("forgetful:1.000000")?.name == "forgetful:1")
    #expect(PlayerChoice("capacity:007")?.name == "capacity:7")
  }

  @Test(
    "what is no player is not read",
    arguments: [
      "", ":", "best", "Random", "random:1", "perfect:", "capacity", "capacity:", "capacity:-1",
      "capacity:+1", "capacity:1.5", "capacity:65536", "capacity:99999999999999999999",
      "capacity:3:3", "strategist:2", "external", "external:", "external:a\0b",
      "forgetful", "forgetful:", "forgetful:.", "forgetful:1.", "forgetful:1.1",
      "forgetful:1.000001", "forgetful:2", "forgetful:-0", "forgetful:+0.1", "forgetful:1e-3",
      "forgetful:0.1234567", "forgetful:0,1", "forgetful:00.1", "forgetful:٠", " random",
    ])
  func refuses(name: String) {
    #expect(PlayerChoice(name) == nil)
  }

  @Test("every millionth is read as it is printed")
  func readsWhatItPrints() {
    for millionths in stride(from: 0, through: 1_000_000, by: 97) {
      let chance = Probability(millionths: millionths)
      #expect(Probability(chance.description) == chance)
    }
  }
}
