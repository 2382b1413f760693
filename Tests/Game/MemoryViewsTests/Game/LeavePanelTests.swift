import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import Testing
import TextUI

/// The confirmation before an unsaved game is left.
@Suite struct LeavePanelTests {
  /// The destination of exported games, and the reason why they cannot be saved elsewhere.
  private final class Place {
    struct Refusal: Error, CustomStringConvertible {
      let description: String
    }
    var refusal: String? = "the disk is full"
    var written: [String: SavedGame] = [:]

    func write(_ game: SavedGame, to path: String) throws {
      if written[path] != nil { throw Refusal(description: "this file exists already") }
      written[path] = game
    }

    func check() throws { if let refusal { throw Refusal(description: refusal) } }
  }

  private let place = Place()

  private func play(_ width: Int = 80, _ height: Int = 24) -> GameDriving {
    let place = place
    var repository = GameRepository.memory { "copy" }
    repository.create = { _ in
      GameRecorder(
        append: { _ in try place.check() }, confirm: { try place.check() },
        close: { _, ending in if ending != .discarded { try place.check() } })
    }
    return GameDriving(
      width, height, reducesMotion: true, settings: ["animation": "off"], repository: repository,
      writeGame: place.write)
  }

  @Test func `it says that the game will be lost and why, and Enter saves it elsewhere`() throws {
    let play = play()
    try play.does("1 enter q")
    let words = shown(["It will be lost: the disk is full.", "Saved."], in: play.text)
    try play.does("enter")

    let path = try #require(place.written.keys.first)
    #expect(
      (
        place.written[path]?.record.moves.count, place.written.count,
        missing(["Saved. Type memorize continue \(path)", "[>Quit<]"], in: play.text),
        play.app.model.hasQuit
      ) == (1, 1, [], false))
    try play.does("enter")
    #expect(
      (words, play.app.model.hasQuit, play.app.model.keeper?.loss) == (
        ["It will be lost: the disk is full."], true, nil
      ))
  }

  @Test func `no existing file is overwritten, and the dialog says so`() throws {
    let play = play()
    try play.does("1 enter q")
    let game = try #require(play.app.model.current?.saved)
    for number in 0..<9 { place.written["./memorize-\(game.id.prefix(4))-\(number).game"] = game }
    let before = place.written

    try play.does("enter")

    #expect(
      (missing(["! this file exists already", "It will be lost"], in: play.text), place.written)
        == ([], before))
    try play.does("x enter")
    #expect(place.written.count == before.count + 1)
  }

  @Test
  func
    `in the smallest window the warning, the field and all answers are visible, separated in others`()
    throws
  {
    let play = play(40, 12)
    try play.does("1 enter q")
    let texts = ["Leave the game?", "It will be lost", "Save ]", "Quit ]", "Themes ]", "Stay ]"]

    let large = self.play()
    try large.does("1 enter q")
    let lines = large.text.split(separator: "\n", omittingEmptySubsequences: false)
    let warning = try #require(lines.firstIndex { $0.contains("It will be lost") })
    #expect(
      (
        missing(texts, in: play.text), lines[warning - 2].contains("Leave the game?"),
        lines[warning + 2].contains("Save ]"), lines[warning + 4].contains("Quit ]")
      ) == ([], true, true, true))
  }

  @Test(arguments: ["escape", "n", "click:2,0"])
  func `every action that would close the game asks first`(action: String) throws {
    let play = play()
    try play.does("1 enter")
    let game = play.game

    try play.does(action)

    let isAsked = play.text.contains("It will be lost: the disk is full.") && play.game === game
    try play.does("escape")
    #expect(
      isAsked && !play.text.contains("It will be lost") && play.game === game && !game.isPaused)
  }

  @Test(arguments: ["escape", "n"])
  func `there is no question if all is saved, or nothing happened`(
    action: String
  ) throws {
    let unsaved = play()
    try unsaved.does(action)
    place.refusal = nil
    let saved = play()
    try saved.does("1 enter")
    try saved.does(action)
    #expect(![unsaved, saved].contains { $0.text.contains("Leave the game?") })
  }

  @Test func `the help promises saving only if the game is saved`() throws {
    let unsaved = play(80, 30)
    try unsaved.does("1 enter ?")
    let words = ["leave; the game is saved", "is saved", "not saved", "is not saved"]
    let unsavedWords = shown(words, in: unsaved.text)
    place.refusal = nil
    let saved = play(80, 30)
    try saved.does("1 enter ?")
    #expect(
      (unsavedWords, shown(words, in: saved.text)) == (
        ["not saved", "is not saved"], ["leave; the game is saved", "is saved"]
      ))
  }

  @Test func `after the disk has room again the question says that the game is saved`() throws {
    let play = play()
    try play.does("1 enter q escape")
    place.refusal = nil

    try play.does("q")

    #expect(play.text.contains("Saved. Type memorize continue to play on."))
  }

  @Test func `quitting despite the warning loses the game, and the model reports it`() throws {
    let play = play()
    try play.does("1 enter q tab tab enter")

    #expect(
      play.app.model.hasQuit && place.written.isEmpty
        && play.app.model.keeper?.loss == "The game Animals is lost: the disk is full")
  }
}
