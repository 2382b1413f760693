import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing
import TextUI

@testable import MemoryViews

@Suite("Watching: stories")
struct FilmStoryTests {
  @Test("a playing film wakes the screen only for changes, and rests at the end")
  func playsToTheEnd() throws {
    let watching = try FilmWatching()
    try watching.does("+ + + space")
    var turns: [Int] = []
    while watching.film.isPlaying, turns.count < 1_000 {
      turns.append(watching.film.turn)
      let wake = try #require(watching.screen.frame.wake)
      watching.waits(max(Sampling.pause, wake - watching.screen.now))
    }
    #expect((turns, watching.screen.frame.wake) == (turns.sorted(), nil))
    #expect(
      Set(turns).isSuperset(of: 1...16)
        && watching.footer.hasPrefix("Turn 16: lucky, +13. All cards are matched. ")
        && watching.header.hasSuffix("94 points  turn 16 of 16  0:44  paused 8×"))

    try watching.does("space")
    #expect(watching.film.position == 0 && watching.film.isPlaying)
  }

  @Test("events are announced once; a refusal stays until the next key or press")
  func announces() throws {
    let watching = try FilmWatching()
    var said: [String] = []
    for key in ["right", "right", "left", "]", "home"] {
      try watching.does(key)
      said += watching.screen.frame.announcements
    }
    let turn = "Turn 1: unlucky, snake and fox, 0 points, 2.1 s."
    #expect(said == ["Snake.", turn, "Snake.", turn, "The game begins."])
    try watching.does("space")
    watching.waits(.milliseconds(200))

    let otherWatching = try FilmWatching(isOver: false)
    let ways = ["left", "click:30,22", "+", "space"]
    let refusals = try ways.map { way in
      try otherWatching.after(["] m", way]) {
        otherWatching.footer.contains("Wait until the game is over.")
      }
    }
    #expect(
      (watching.screen.frame.announcements, refusals) == ([], ways.map { _ in [true, false] }))
  }

  @Test("two windows on one player show the same; a press on the time line seeks while it plays")
  func sharesFilms() throws {
    let watching = try FilmWatching()
    let (player, settings) = (watching.player, watching.app.model.settings)
    let other = ScreenDriving { FilmWindow(player, settings: settings) }
    try watching.does("] ] x")
    other.waits(.zero)
    let rows = other.rows
    try other.does("q")

    let otherWatching = try FilmWatching()
    try otherWatching.does("space click:41,22")
    let (turn, isPlaying, time) = (
      otherWatching.film.turn, otherWatching.film.isPlaying, otherWatching.film.time
    )
    otherWatching.waits(.milliseconds(100))
    #expect((rows, player.hasLeft) == (watching.screen.rows, true))
    #expect(
      (turn, isPlaying, otherWatching.film.time) == (9, true, time + .milliseconds(100)))
  }

  @Test("every command has a different key, and its hint has the same effect")
  func hints() throws {
    let commands = FilmCommand.all(isPlaying: false)
    #expect(Set(commands.map(\.key)).count == commands.count)
    let hints = commands.filter { $0.priority != nil }
    let wrong = try hints.sampled(every: 3).filter { command in
      let hint = command.hint(isUnicode: true) { _ in }
      let watching = try FilmWatching(Size(width: 160, height: 20))
      let twin = try FilmWatching(Size(width: 160, height: 20))
      for one in [watching, twin] { try one.does("] ] ]") }
      try watching.screen.clicks(hint.text)
      twin.screen.sends(.key(KeyPress(command.key)))
      return watching.film != twin.film || watching.player.hasLeft != twin.player.hasLeft
        || watching.screen.rows != twin.screen.rows
    }
    #expect(wrong.map(\.meaning) == [])
  }

  @Test(
    "keys with control or alt are left to the program", arguments: ["ctrl-x", "alt-m", "ctrl-q"])
  func leavesOthersKeys(key: String) throws {
    let watching = try FilmWatching()
    let film = watching.film
    #expect(try !watching.screen.does(key) && watching.film == film && !watching.player.hasLeft)
  }

  @Test("the table is zoomed by control with the wheel, and moved by a drag")
  func zooms() throws {
    let watching = try FilmWatching()
    let before = watching.screen.text(1..<18)
    watching.screen.sends(.mouse(mouse(.wheel(x: 0, y: -1), x: 40, modifiers: .control)))
    watching.screen.waits(.seconds(1))
    let zoomed = watching.screen.text(1..<18)
    watching.screen.sends(.mouse(mouse(.down(.left), x: 40)))
    watching.screen.sends(.mouse(mouse(.moved(.left), x: 30)))
    watching.screen.sends(.mouse(mouse(.up(.left), x: 30)))
    watching.screen.waits(.seconds(1))
    #expect(
      Set([before, zoomed, watching.screen.text(1..<18)]).count == 3 && watching.film.position == 0)
  }

  private func mouse(
    _ kind: MouseEvent.Action, x: Int, modifiers: EventModifiers = []
  ) -> MouseEvent {
    MouseEvent(kind, at: Point(x: x, y: 9), modifiers: modifiers)
  }
}
