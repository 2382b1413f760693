import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Start: choosing")
struct StartStoryTests {
  @Test("Enter deals the current choice; Esc goes back to the game that was played")
  func dealsAndLeaves() throws {
    let start = try StartDriving()
    let first = try #require(start.app.game)
    #expect(start.isOpen && first.isPaused)
    try start.does("right esc")
    #expect(!start.isOpen && start.app.game === first && !first.isPaused)

    try start.does("n enter")
    #expect(!start.isOpen && start.app.game !== first && start.dealt == "animals 10 course 1")
  }

  @Test("every answer can be chosen and dealt with at most three keys")
  func isNear() throws {
    let choice = try StartDriving().app.choice
    for row in StartRow.allCases {
      for option in choice.options(of: row, among: SampleApp.themes).sampled(every: 4) {
        let start = try StartDriving()
        let key = try #require(option.key)
        try start.does("\(row.keyName) \(key) enter")
        #expect(!start.isOpen)
        #expect(start.app.choice == option.choice, "\(row) \(option.title)")
      }
    }
  }

  @Test("no two answers to a question share a key, and none has the key of a question")
  func tellsKeysApart() throws {
    let choice = try StartDriving().app.choice
    for row in StartRow.allCases {
      let keys = choice.options(of: row, among: SampleApp.themes).compactMap(\.key)
      #expect(
        Set(keys).count == keys.count
          && !keys.contains { key in StartRow.allCases.contains { $0.key == .character(key) } })
    }
  }

  @Test("arrows move through questions and answers")
  func takesArrows() throws {
    let start = try StartDriving()
    try start.does("right down right down right down down right down right enter")
    #expect(start.dealt == "sea 15 time-attack 2")
    try start.does("n p left left enter")
    #expect(start.dealt == "sea 6 time-attack 2")
  }

  @Test("any number of pairs can be typed or set with the stepper")
  func takesNumbers() throws {
    let start = try StartDriving()
    try start.does("p 2 7")
    #expect(start.screen.text.contains("[27]"))
    try start.does("+ + - enter")
    #expect(start.dealt == "animals 28 course 1")
    try start.does("n p 1 enter")
    #expect(start.dealt == "animals 28 course 1")
    try start.does("n p 9 9 9 9 enter")
    #expect(start.app.settings.pairs == 9)
  }

  @Test("a theme with too few cards says so, and y takes one that has enough")
  func offersLargerTheme() throws {
    let start = try StartDriving(settings: ["lastTheme": "zodiac"])
    try start.does("p 3 0")
    #expect(
      start.screen.text.contains("! Zodiac has 24 pairs, fewer than 30; press y for Animals."))
    try start.does("y")
    #expect(!start.screen.text.contains("fewer than"))
    try start.does("enter")
    #expect(start.dealt == "animals 30 course 1")

    try start.does("n p 4 0 0")
    #expect(start.screen.text.contains("Animals has 32 pairs, fewer than 400: all of them"))
    try start.does("y enter")
    #expect(start.dealt == "animals 32 course 1")
  }

  @Test("names of people are requested, saved, and shown above the table")
  func takesNames() throws {
    let start = try StartDriving()
    #expect(!start.screen.text.contains("Names"))
    try start.does("w 2 tab text:Anna tab text:Ben enter")
    try start.does("tab")
    #expect(
      (start.app.settings.playerNames, missing(["Anna 0", "Ben 0"], in: start.screen.rows[0])) == (
        PlayerNames(["Anna", "Ben"]), []
      ))
  }

  @Test("an answer can be clicked")
  func takesClicks() throws {
    let start = try StartDriving()
    try start.screen.clicks("Relaxed")
    try start.screen.clicks("Fairy")
    try start.screen.clicks("Deal")
    #expect(start.dealt == "fantasy 9 relaxed 1")
  }

  @Test("computers can be added to the people one by one, and removed again")
  func mixesComputers() throws {
    let start = try StartDriving()
    try start.does("w 2 c m")
    #expect(
      missing(["2 people and 2 computers in turns", "[Casual]", "[two]"], in: start.screen.text)
        == [])
    try start.does("enter")
    let game = try #require(start.app.game)
    #expect(
      (game.setup.opponents, game.game.rules.players, start.app.settings.players) == (
        [.casual, .perfect], 4, 4
      ))

    try start.does("n w c m")
    #expect(start.app.choice.people == 2)
    try start.does("enter")
    #expect(start.dealt == "animals 10 course 2")
    try start.does("n w 8 b")
    #expect(start.screen.text.contains("7 people and 1 computer in turns"))
  }

  @Test("the consequence of an answer is announced")
  func speaks() throws {
    let start = try StartDriving(settings: ["opponent": "casual"])
    let words = start.screen.frame.accessibility
    #expect(
      words.contains { $0.label == "Theme" && $0.value == "Animals" && $0.isFocused }
        && words.contains { $0.label == "Who plays" && $0.value == "you, Casual" })
  }
}
