import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite struct StartLearningTests {
  private static let capitals = ["lastTheme": "capitals"]

  private func forgotten(_ theme: Theme) -> PairMemories {
    var memories = PairMemories()
    memories.add([(pair: theme.kindFaces[0], recall: .forgotten)], in: theme.id)
    return memories
  }

  @Test
  func `weak pairs are offered and dealt where there are some, and else there is no question`()
    throws
  {
    let start = try StartDriving()
    let isAsked = start.screen.text.contains("Learning")
    try start.does("L 2 enter")

    let otherStart = try StartDriving(pairs: forgotten(.animals))
    #expect(
      try otherStart.screen.text.contains("L Learning    [all pairs]   weak pairs")
        && !otherStart.screen.text.contains("halves")
        && otherStart.missing(after: ["L 2": "the pairs that you forget, and a third new ones"])
          == []
    )
    let isAll = try otherStart.after(["enter", "n enter"]) {
      otherStart.app.game?.setup.pairs == .all
    }
    #expect((isAsked, start.app.game?.setup.pairs, isAll) == (false, .all, [false, true]))
  }

  @Test func `the halves of a deck with two sides can be told apart`() throws {
    let start = try StartDriving(settings: Self.capitals)
    #expect(start.screen.text.contains("halves apart") && !start.screen.text.contains("weak"))
    try start.does("L left right h")
    #expect(
      missing(
        ["[halves apart]", "the two cards of a pair have backs of two shades"],
        in: start.screen.text) == [])
    let showsHalves = try start.after(["enter", "n L h enter"]) { start.app.settings.showsHalves }
    #expect(showsHalves == [true, false])
  }

  @Test func `answers are beside the question; the rival can be the player's own memory`() throws {
    let start = try StartDriving(.smallest, settings: Self.capitals)

    let otherStart = try StartDriving()
    try otherStart.does("w a")
    #expect(
      missing(["[Yourself]", "remembers as you did in your last"], in: otherStart.screen.text) == []
    )
    try otherStart.does("enter")
    #expect(
      try (
        start.missing(after: ["p": "L Learning   same backs", "L h": "[halves apart]"]),
        otherStart.dealt, otherStart.screen.text.contains("You, last 12 games 0")
      ) == ([], "animals 10 course me", true))
  }
}
