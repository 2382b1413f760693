import MemoryEnvironment
import TestSupport
import Testing

@Suite("Getting started with games for learners")
struct MemoryEnvironmentGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    var options = EnvironmentOptions()
    options.games = 2
    options.kinds = 3
    options.autoreset = .nextStep

    var environment = try VectorEnvironment(options)
    try environment.reset(seed: 42)

    // The first game's cards are turned from left to right, the second one's from right to left.
    for card in 0..<Int64(4) {
      try environment.step([card, 5 - card].span)
      print(Array(environment.observations[..<6]), Array(environment.observations[6...]))
    }
    print(environment.rewards, environment.terminated)

    // An error is thrown before anything has changed.
    do {
      try environment.step([6, 0].span)
    } catch {
      print(error)
    }
    // Example ends

    let article = try DocumentedExample(of: "MemoryEnvironment")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
