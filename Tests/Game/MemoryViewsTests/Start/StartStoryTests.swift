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
    let opened = [start.isOpen, first.isPaused]
    try start.does("right esc")
    let left = [start.isOpen, first.isPaused, start.app.game !== first]
    try start.does("n enter")
    #expect((opened, left) == ([true, true], [false, false, false]))
    #expect(!start.isOpen && start.app.game !== first && start.dealt == "animals 10 course 1")
  }

  @Test("every answer can be chosen and dealt with at most three keys")
  func isNear() throws {
    let choice = try StartDriving().app.choice
    var wrong: [String] = []
    for row in StartRow.allCases {
      for option in choice.options(of: row, among: SampleApp.themes).sampled(every: 4) {
        let start = try StartDriving()
        let key = try #require(option.key)
        try start.does("\(row.keyName) \(key) enter")
        if start.isOpen || start.app.choice != option.choice {
          wrong.append("\(row) \(option.title)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("no two answers to a question share a key, and none has the key of a question")
  func tellsKeysApart() throws {
    let choice = try StartDriving().app.choice
    let wrong = StartRow.allCases.filter { row in
      let keys = choice.options(of: row, among: SampleApp.themes).compactMap(\.key)
      return Set(keys).count != keys.count
        || keys.contains { StartRow(rawValue: $0) != nil }
    }
    #expect(wrong == [])
  }

  @Test("arrows move through questions and answers, which can be clicked too")
  func takesArrows() throws {
    let start = try StartDriving()
    let scripts = [
      "right down right down right down down right down right enter", "n p left left enter",
    ]
    let dealt = try start.after(scripts) { start.dealt }

    let otherStart = try StartDriving()
    try otherStart.screen.clicks("Relaxed")
    try otherStart.screen.clicks("Fairy")
    try otherStart.screen.clicks("Deal")
    #expect(
      (dealt, otherStart.dealt) == (
        ["sea 15 time-attack 2", "sea 6 time-attack 2"], "fantasy 9 relaxed 1"
      ))
  }

  @Test("any number of pairs can be typed or set with the stepper")
  func takesNumbers() throws {
    let start = try StartDriving()
    try start.does("p 2 7")
    let isTyped = start.screen.text.contains("[27]")
    let dealt = try start.after(["+ + - enter", "n p 1 enter"]) { start.dealt }
    try start.does("n p 9 9 9 9 enter")
    let twice = ["animals 28 course 1", "animals 28 course 1"]
    #expect((isTyped, dealt, start.app.settings.pairs) == (true, twice, 9))
  }

  @Test("a theme with too few cards says so, and y takes one that has enough")
  func offersLargerTheme() throws {
    let start = try StartDriving(settings: ["lastTheme": "zodiac"])
    let sentences = [
      "! Zodiac has 24 pairs, fewer than 30; press y for Animals.",
      "Animals has 32 pairs, fewer than 400: all of them", "fewer than",
    ]
    var dealt: [String] = []
    let said = try start.after(["p 3 0", "y", "enter", "n p 4 0 0", "y enter"]) {
      dealt.append(start.dealt)
      return shown(sentences, in: start.screen.text)
    }
    #expect(
      (
        said[0].contains(sentences[0]), said[1], said[3].contains(sentences[1]),
        [dealt[2], dealt[4]]
      ) == (true, [], true, ["animals 30 course 1", "animals 32 course 1"]))
  }

  @Test("names of people are requested, saved, and shown above the table")
  func takesNames() throws {
    let start = try StartDriving()
    let isAsked = start.screen.text.contains("Names")
    try start.does("w 2 tab text:Anna tab text:Ben enter")
    try start.does("tab")
    #expect(
      !isAsked
        && (start.app.settings.playerNames, missing(["Anna 0", "Ben 0"], in: start.screen.rows[0]))
          == (
            PlayerNames(["Anna", "Ben"]), []
          )
    )
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
    let people = start.app.choice.people
    try start.does("enter")
    #expect((people, start.dealt) == (2, "animals 10 course 2"))
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
