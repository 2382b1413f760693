import TestSupport
import Testing

@Suite("Byte-identical output for the same arguments")
struct DeterminismTests {
  /// Commands whose output depends only on the seed and the arguments.
  private static let commands = [
    "deal --seed gold --pairs 30 --json",
    "replay --seed 1 --game 7 --player random --pairs 5 --json",
    "simulate --games 300 --pairs 7 --player random --seed 2 --json",
    "simulate --games 50 --kinds 4 --copies 4 --seed 2 --csv",
    "play --pairs 4 --seed 3 --flip-time 1s --practice --words en",
  ]

  private static let input = "1 2\n3\nhint\nshuffle\n5\nundo\nscore\nrecord\n"

  private static func output(
    of command: String, with variables: [String: String] = [:]
  ) async -> String {
    var world = TestWorld(input: input)
    world.variables = variables
    let result = await world.run(command.split(separator: " ").map(String.init))
    #expect(result.status == 0 && !result.output.isEmpty)
    return result.output
  }

  @Test("neither locales nor terminals change a byte", arguments: commands)
  func ignoresEnvironment(command: String) async {
    let usual = await Self.output(of: command)

    for variables in [["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8"], ["TERM": "dumb"], ["PATH": ""]] {
      #expect(await Self.output(of: command, with: variables) == usual, "\(variables)")
    }
  }
}
