import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("What must be there before a command begins")
struct ResourceNeedsTests {
  @Test(
    "where it is not there nothing is done, whatever the command",
    arguments: [
      "simulate -n 1000G", "compare perfect random -n 1000G", "sweep", "shards", "work", "merge",
      "--plain --pairs 2", "continue", "games", "scores", "themes", "deal", "theory",
      "replay --seed 1", "preview pie",
    ])
  func refuses(line: String) async {
    let needs = Shared<[ResourceNeeds]>([])
    var world = TestWorld(input: "1\n")
    world.check = { need throws(Failure) in
      needs.withLock { $0.append(need) }
      throw Failure(code: .tryAgain, message: "too little is left")
    }
    let result = await world.run(line.split(separator: " ").map(String.init))

    #expect(result == RunResult(errors: "memorize: too little is left\n", status: 75))
    #expect(needs.withLock { $0.count == 1 && $0[0].files >= 8 })
    #expect(world.home.games.isEmpty)
  }

  @Test("help and versions are told whatever is left", arguments: ["--help", "--version"])
  func tells(option: String) async {
    var world = TestWorld()
    world.check = { _ throws(Failure) in throw Failure(code: .tryAgain, message: nil) }
    #expect(await world.run([option]).status == 0)
  }
}
