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

  @Test func `a theme without weak pairs and with one side has no such question`() throws {
    let start = try StartDriving()
    #expect(!start.screen.text.contains("Learning"))
    try start.does("L 2 enter")
    #expect(start.app.game?.setup.pairs == .all)
  }

  @Test func `weak pairs are offered where there are some, and dealt`() throws {
    let start = try StartDriving(pairs: forgotten(.animals))
    #expect(
      start.screen.text.contains("L Learning    [all pairs]   weak pairs")
        && !start.screen.text.contains("halves"))
    try start.does("L 2")
    #expect(start.screen.text.contains("the pairs that you forget, and a third new ones"))
    try start.does("enter")
    #expect(start.app.game?.setup.pairs != .all)
    try start.does("n enter")
    #expect(start.app.game?.setup.pairs == .all)
  }

  @Test func `the halves of a deck with two sides can be told apart`() throws {
    let start = try StartDriving(settings: Self.capitals)
    #expect(start.screen.text.contains("halves apart") && !start.screen.text.contains("weak"))
    try start.does("L left right h")
    #expect(
      missing(
        ["[halves apart]", "the two cards of a pair have backs of two shades"],
        in: start.screen.text) == [])
    try start.does("enter")
    #expect(start.app.settings.showsHalves)
    try start.does("n L h enter")
    #expect(!start.app.settings.showsHalves)
  }

  @Test func `in the smallest window the answer is beside the question`() throws {
    let start = try StartDriving(.smallest, settings: Self.capitals)
    try start.does("p")
    #expect(start.screen.text.contains("L Learning   same backs"))
    try start.does("L h")
    #expect(start.screen.text.contains("[halves apart]"))
  }

  @Test func `the rival can be the player's own memory`() throws {
    let start = try StartDriving()
    try start.does("w a")
    #expect(
      missing(["[Yourself]", "remembers as you did in your last"], in: start.screen.text) == [])
    try start.does("enter")
    #expect(
      start.dealt == "animals 10 course me" && start.screen.text.contains("You, last 12 games 0"))
  }
}
