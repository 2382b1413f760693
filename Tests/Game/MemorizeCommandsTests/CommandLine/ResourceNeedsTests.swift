import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Resources that a command needs")
struct ResourceNeedsTests {
  @Test(
    "without these resources every command is refused",
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

  @Test(
    "without threads one can play, and list what is saved",
    arguments: ["--plain --pairs 2", "games", "scores", "themes", "deal"])
  func playsWithoutThreads(line: String) async {
    var world = TestWorld(input: "quit\n")
    world.check = { needs throws(Failure) in
      if needs.threads > 0 { throw Failure(code: .tryAgain, message: "too little is left") }
    }
    #expect(await world.run(line.split(separator: " ").map(String.init)).status == 0)
  }

  @Test(
    "a parallel command needs one thread per core and two more",
    arguments: [
      "simulate -n 9", "compare perfect random -n 9", "themes check a", "themes import a",
    ])
  func needsThreads(line: String) async {
    let threads = Shared(0)
    var world = TestWorld()
    world.check = { needs throws(Failure) in
      threads.withLock { $0 = needs.threads }
      throw Failure(code: .tryAgain, message: "too little is left")
    }
    #expect(await world.run(line.split(separator: " ").map(String.init)).status == 75)
    #expect(threads.withLock { $0 } == 4)
  }

  @Test("help and versions are printed without any resources", arguments: ["--help", "--version"])
  func tells(option: String) async {
    var world = TestWorld()
    world.check = { _ throws(Failure) in throw Failure(code: .tryAgain, message: nil) }
    #expect(await world.run([option]).status == 0)
  }
}
