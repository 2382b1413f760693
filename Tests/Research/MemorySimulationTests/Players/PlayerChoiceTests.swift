import MemorySimulation
import Testing

@Suite("The names of players")
struct PlayerChoiceTests {
  @Test("a printed name is read as the same player, and so are other spellings of a number")
  func printsAsTyped() {
    let names = [
      "random", "perfect", "capacity:0", "capacity:3", "capacity:65535", "capacity:0:lifo",
      "capacity:7:lifo", "capacity:7:random", "swapping:0", "swapping:0.25", "swapping:1",
      "actr:0", "actr:0.5", "actr:10", "actr:0.5:0", "actr:0.5:-1.5", "actr:0.5:100",
      "actr:0.5:-100:0", "actr:0.5:table", "actr:0:0:0:1:table", "actr:0.5:-2:0.25",
      "actr:0.5:-2:0.5:0.8", "actr:0:0:0:1", "forgetful:0",
      "forgetful:1", "forgetful:0.1", "forgetful:0.25", "forgetful:0.000001",
      "forgetful:0.999999", "strategist", "external:cat", "external:a b:c 'd'",
    ]
    let spellings = [
      "forgetful:.1": "forgetful:0.1", "forgetful:0.10": "forgetful:0.1",
      "forgetful:0.100000": "forgetful:0.1", "forgetful:1.000000": "forgetful:1",
      "capacity:007": "capacity:7", "capacity:007:lifo": "capacity:7:lifo",
      "actr:.5": "actr:0.5", "actr:0.50:-2": "actr:0.5", "actr:0.5:-2.0:.5": "actr:0.5",
      "actr:0.5:-2:0.5:0": "actr:0.5", "actr:0:-0:0:0.0": "actr:0:0:0",
    ]
    #expect(names.map { PlayerChoice($0)?.name } == names)
    #expect(spellings.filter { PlayerChoice($0.key)?.name != $0.value } == [:])
  }

  @Test(
    "an unknown name is refused",
    arguments: [
      "", ":", "best", "Random", "random:1", "perfect:", "capacity", "capacity:", "capacity:-1",
      "capacity:+1", "capacity:1.5", "capacity:65536", "capacity:99999999999999999999",
      "capacity:3:3", "capacity:3:", "capacity:3:oldest", "capacity:3:LIFO", "capacity:lifo",
      "capacity:3:lifo:random", "capacity::lifo", "swapping", "swapping:", "swapping:1.1",
      "swapping:-0.1", "actr", "actr:", "actr:x", "actr:-0.1", "actr:10.1", "actr:0.5:",
      "actr:0.5:101", "actr:0.5:-101", "actr:0.5:-2:-1", "actr:0.5:-2:101", "actr:0.5:-2:1:2",
      "actr:0.5:-2:1:-0", "actr:0.5:-2:1:0:0", "actr:05", "actr:table", "actr:0.5:active",
      "actr:0.5:table:table", "actr:0.5:table:1", "actr:1e-1", "actr:--1", "strategist:2",
      "external", "external:", "external:a\0b",
      "forgetful", "forgetful:", "forgetful:.", "forgetful:1.", "forgetful:1.1",
      "forgetful:1.000001", "forgetful:2", "forgetful:-0", "forgetful:+0.1", "forgetful:1e-3",
      "forgetful:0.1234567", "forgetful:0,1", "forgetful:00.1", "forgetful:٠", " random",
    ])
  func refuses(name: String) {
    #expect(PlayerChoice(name) == nil)
  }

  @Test("decimals in millionths are read as they are printed")
  func readsWhatItPrints() {
    for millionths in stride(from: 0, through: 1_000_000, by: 97) {
      let chance = Probability(millionths: millionths)
      #expect(Probability(chance.description) == chance)
      for millionths in [millionths, -millionths, 1_000 * millionths - 1] {
        let number = ExactDecimal(millionths: millionths)
        #expect(ExactDecimal(number.description) == number)
      }
    }
  }
}
