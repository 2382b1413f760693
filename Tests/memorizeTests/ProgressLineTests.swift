import Testing

@testable import memorize

@Suite("Progress")
struct ProgressLineTests {
  @Test(
    "it says how far, how fast, and how long still",
    arguments: [
      (500, 1_000, 2.0, "50 % of 1000 games, 250 a second, 2 s left"),
      (1_000, 1_000, 4.0, "100 % of 1000 games, 250 a second, 0 s left"),
      (999, 1_000, 1.0, "99 % of 1000 games, 999 a second, 1 s left"),
      (1, 1_000_000_000_000, 8_000_000.0, "0 % of 1000000000000 games, 0 a second"),
    ])
  func tells(games: Int, goal: Int, seconds: Double, text: String) {
    #expect(ProgressLine.text(games, of: goal, after: seconds) == text)
  }

  @Test("before the first game is over nobody knows how long it takes", arguments: [0.0, 0.2, 1e9])
  func knowsNothing(seconds: Double) {
    #expect(ProgressLine.text(0, of: 10, after: seconds) == "0 % of 10 games, 0 a second")
  }
}
