import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@Suite("Getting started with the view model")
struct MemoryViewModelGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    // In a program, the time is a clock's; here the example sets it.
    var time = Duration.zero
    let setup = GameSetup(theme: .numbers(3), kinds: 3, copies: 2)
    let model = try GameViewModel(setup, seed: Seed(42)) { time }

    func show() {
      let cards = model.table.map { $0.face?.symbol ?? ($0.isOnTable ? "?" : ".") }
      print(cards.joined(separator: " "), "points:", model.game.score(of: 0))
    }

    show()
    for card in [0, 1, 2, 4, 0] {
      time += .seconds(1)
      model.choose(card)
      show()
    }

    model.pause()
    time += .seconds(60)
    show()
    model.resume()
    print("after", model.time.components.seconds, "seconds and", model.flips, "flips")

    if let hint = model.hint() { print(hint) }
    // Example ends

    let article = try DocumentedExample(of: "MemoryViewModel")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
