import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// A film on a screen, and its viewer; the test sets the clock.
final class FilmWatching {
  let app: SampleApp
  let player: FilmPlayer
  let screen: ScreenDriving
  private var now = Duration.zero

  init(
    _ size: Size = Size(width: 80, height: 24), isOver: Bool = true, isUnicode: Bool = true,
    settings: [String: String] = [:]
  ) throws {
    app = SampleApp.playing(settings: settings) {
      $0.stumble()
      if isOver { $0.findRest() } else { $0.turn($0.unmatched, at: $0.world.time) }
    }
    let saved = try #require(app.model.current?.saved)
    let clock = FilmClock()
    player = FilmPlayer(try Film(of: saved, names: app.model.settings.playerNames)) { clock.time }
    let (player, model) = (player, app.model.settings)
    screen = ScreenDriving(size, isUnicode: isUnicode) { FilmWindow(player, settings: model) }
    self.clock = clock
  }

  private let clock: FilmClock

  var header: String { screen.rows[0] }
  var footer: String { screen.rows.last ?? "" }
  var film: Film { player.current }

  func does(_ script: String) throws { try screen.does(script) }

  /// Advances the time.
  func waits(_ time: Duration) {
    clock.time += time
    screen.waits(time)
    screen.waits(.zero)
  }

  private final class FilmClock {
    var time = Duration.zero
  }
}

extension SamplePlay {
  /// A card that may be turned.
  var unmatched: Int {
    (0..<model.game.cardCount).first { !model.game.card($0, at: world.time).isMatched } ?? 0
  }
}

@Suite("Watching: the screen")
struct FilmScreenTests {
  @Test("header, time line and footer fit at 80 by 24, and at 40 by 12 in ASCII")
  func usual() throws {
    let watching = try FilmWatching()
    try watching.does("] ] ] ] ] ] left")
    #expect(
      (watching.header, watching.screen.rows.suffix(5)) == (
        "‹ Animals  watching                      7 points  turn 6 of 16  0:16  paused 1×",
        [
          "                                                                 ▁▁▁▁ ▅▅▅▅ ████",
          "                                                  ▂▂▂▂ ▄▄▄▄ ▇▇▇▇ ████ ████ ████",
          "▁▁▁▁ ▁▁▁▁ ▁▁▁▁ ▂▂▂▂ ▂▂▂▂ ▅▅▅▅ ▅▅▅▅ ▇▇▇▇ ▆▆▆▆ ████ ████ ████ ████ ████ ████ ████",
          " ○    ○    !    ●    ○    ◆    ✗    ●    !    ◆    ◆    ●    ◆    ●    ◆    ◆",
          "Tiger.             Space play  ← back  → on  ] turn  - slower  + faster  q leave",
        ]
      ))

    let otherWatching = try FilmWatching(Size(width: 40, height: 12), isUnicode: false)
    try otherWatching.does("] ] ] ] ] ]")
    #expect(
      (otherWatching.header, otherWatching.screen.rows.suffix(2)) == (
        "< Animals         19 pts  6/16  0:18  1x",
        ["    . . ! o . * x o ! * * o * o * *", "Turn 6: lucky, +12.           Space play"]
      ))
  }

  @Test("keys seek to the flips and the turns, to the start and to the end")
  func keys() throws {
    let watching = try FilmWatching()
    let last = watching.film.lastPosition
    let steps: KeyValuePairs<String, Int> = [
      "right": 1, "right": 2, "left": 1, "]": 2, "]": 4, "[": 2, "shift-right": 4,
      "shift-left": 2, "end": last, "right": last, "home": 0, "left": 0, "[": 0,
    ]
    let positions = try watching.after(steps.map(\.key)) { watching.film.position }
    #expect(positions == steps.map(\.value))
  }

  @Test("space plays the film by its clock, and stops it")
  func plays() throws {
    let watching = try FilmWatching()
    let wake = watching.screen.frame.wake
    try watching.does("space")
    #expect(
      watching.header.hasSuffix("playing 1×") && watching.footer.contains("Space stop")
        && watching.screen.frame.wake != nil)
    let second = try #require(watching.film.record.moves.dropFirst().first)
    watching.waits(.nanoseconds(second.nanoseconds))
    let (position, header) = (watching.film.position, watching.header)
    try watching.does("space")
    watching.waits(.seconds(100))
    #expect(
      (wake, [position, watching.film.position], header.contains("turn 1 of 16")) == (
        nil, [2, 2], true
      ))
  }

  @Test("plus and minus change the speed; a countdown runs by the film's clock")
  func changesSpeed() throws {
    let watching = try FilmWatching()
    let speeds = try watching.after(["+", "+ + +", "- - - - - -", "="]) {
      watching.header.split(separator: " ").last
    }
    #expect(speeds == ["2×", "8×", "½×", "1×"])
    try watching.does("+ + + space")
    let time = watching.film.time
    watching.waits(.milliseconds(100))

    let otherWatching = try FilmWatching()
    try otherWatching.does("right")
    let card = try #require(otherWatching.film.table.first { $0.face != nil })
    let fraction = card.bonusFraction
    otherWatching.waits(.seconds(2))
    let later = otherWatching.film.table[card.position].bonusFraction
    try otherWatching.does("space")
    otherWatching.waits(.milliseconds(300))
    #expect(
      (watching.film.time, later, otherWatching.film.table[card.position].bonusFraction < fraction)
        == (time + .milliseconds(800), fraction, true))
  }

  @Test("a press or a drag on the time line seeks there, and Esc moves back to its beginning")
  func seeks() throws {
    let watching = try FilmWatching()
    let line = watching.screen.rows.count - 2
    try watching.does("click:21,\(line)")
    var turns = [watching.film.turn]
    watching.screen.sends(.mouse(MouseEvent(.down(.left), at: Point(x: 1, y: line))))
    for x in [30, 55, 56, 79, 12] {
      watching.screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: x, y: line))))
      turns.append(watching.film.turn)
    }
    watching.screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: 12, y: line))))

    let otherWatching = try FilmWatching()
    let otherLine = otherWatching.screen.rows.count - 2
    try otherWatching.does("click:21,\(otherLine)")
    otherWatching.screen.sends(.mouse(MouseEvent(.down(.left), at: Point(x: 1, y: otherLine))))
    otherWatching.screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: 55, y: otherLine))))
    var otherTurns = [otherWatching.film.turn]
    otherTurns += try otherWatching.after(["esc"]) { otherWatching.film.turn }
    otherWatching.screen.sends(.mouse(MouseEvent(.moved(.left), at: Point(x: 30, y: otherLine))))
    otherWatching.screen.sends(.mouse(MouseEvent(.up(.left), at: Point(x: 30, y: otherLine))))
    #expect(
      (turns + [watching.film.turn], otherTurns + [otherWatching.film.turn]) == (
        [5, 7, 12, 12, 16, 3, 3], [12, 5, 5]
      ))
  }

  @Test("the hints of the footer can be clicked, and so can the way out")
  func clicks() throws {
    let watching = try FilmWatching()
    try watching.screen.clicks("→ on")
    let position = watching.film.position
    try watching.screen.clicks("Space play")
    let isPlaying = watching.film.isPlaying
    try watching.screen.clicks("Animals")
    #expect((position, isPlaying, watching.player.hasLeft) == (1, true, true))
  }

  @Test("q and Esc leave", arguments: ["q", "esc"])
  func leaves(key: String) throws {
    let watching = try FilmWatching()
    try watching.does(key)
    #expect(watching.player.hasLeft)
  }

  @Test("x shows every face of a finished game, and m marks the known cards")
  func shows() throws {
    let watching = try FilmWatching(Size(width: 100, height: 40), isUnicode: false)
    let stars = try watching.after(["] m", "] ]"]) {
      watching.screen.text.count { $0 == "*" } - watching.lineStars
    }
    let isDown = try watching.after(["m x", "x"]) { watching.screen.text.contains("#9#") }
    #expect((stars, isDown) == ([0, 4], [false, true]))
  }

  @Test("in an unfinished game both are refused, and a sentence says why", arguments: ["x", "m"])
  func refuses(key: String) throws {
    let watching = try FilmWatching(isOver: false)
    try watching.does("] \(key)")
    let footer = watching.footer
    #expect(watching.film.table.count { $0.face != nil } == 2 && !watching.film.showsKnown)
    try watching.does("right")
    #expect(
      footer.hasPrefix("Wait until the game is over.")
        && !watching.footer.contains("Wait until"))
  }

  @Test("the finished table offers its film, and q leads back to it")
  func watchesWhatWasPlayed() throws {
    let play = GameDriving(80, 24, pairs: 3, reducesMotion: true)
    try play.wins()
    play.waits(.seconds(2))
    try play.does("esc")
    let buttons = try #require(play.rows.last?.firstRange(of: "Watch"))
    let column = play.rows.last?[..<buttons.lowerBound].count ?? 0
    try play.does("click:\(column),23")
    play.waits(.zero)
    let header = play.rows[0]
    try play.does("q")
    play.waits(.zero)
    #expect(
      header.hasPrefix("‹ Animals  watching") && !play.text.contains("watching")
        && play.app.model.game != nil)
  }
}

extension FilmWatching {
  /// The number of signs of lucky turns in the time line.
  fileprivate var lineStars: Int { screen.rows.dropLast().last.map { $0.count { $0 == "*" } } ?? 0 }
}
