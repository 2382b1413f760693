import TestSupport
import Testing

@Suite("Byte-identical output in other processes")
struct DeterminismTests {
  private static let commands = [
    "deal --seed gold --pairs 30 --json",
    "replay --seed 1 --game 7 --player random --pairs 5 --json",
    "simulate --games 30 --pairs 7 --player random --seed 2 --json",
    "simulate --games 20 --kinds 4 --copies 4 --seed 2 --csv",
    "play --pairs 4 --seed 3 --flip-time 1s --practice",
  ]

  @Test("neither hash seeds nor an empty environment change a byte")
  func ignoresEnvironment() throws {
    let runs = Self.commands.map { "echo 1 2 | env $1 \"$memorize\" \($0)" }.joined(separator: "\n")
    let result = try Program.shell(
      """
      run() {
      \(runs)
      }
      cd "$HOME"; run > usual; run SWIFT_DETERMINISTIC_HASHING=1 | cmp - usual
      run "-i HOME=$HOME" | cmp - usual; wc -l < usual
      """)
    #expect(
      try (
        result.status, result.errors.isEmpty, #require(Int(result.output.filter(\.isNumber))) > 30
      ) == (0, true, true))
  }
}
