import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The panes of the program, each of which shows a game.
@Suite struct GameWindowsTests {
  private let sample: SampleApp
  private let screen: ScreenDriving
  private let quit = Quit()

  private final class Quit {
    var isDone = false
  }

  private var app: AppModel { sample.model }
  private var models: [AppModel] { app.family.models }

  init() throws {
    (sample, screen) = try Self.open(120, 40)
  }

  /// Opens the program with a new game, and three saved ones.
  private static func open(_ width: Int, _ height: Int) throws -> (SampleApp, ScreenDriving) {
    let sample = try SampleApp.withGames()
    sample.model.play(.animals, seed: Seed(42))
    let screen = ScreenDriving(Size(width: width, height: height)) { [app = sample.model] in
      GameWindows(app: app)
    }
    screen.waits(.seconds(1))
    return (sample, screen)
  }

  private func does(_ script: String) throws {
    try screen.does(script)
    screen.waits(.seconds(1))
  }

  /// The rows of a pane, of which there are two side by side.
  private func rows(_ pane: Int) -> [String] {
    screen.frame.buffer.lines.map { line in
      let cells = Array(line)
      return String(cells[(pane * 60)..<min(cells.count, pane * 60 + 60)])
    }
  }

  @Test func `a second pane shows the same game, which is played in both`() throws {
    try does("ctrl-w n")
    #expect(
      (
        models.count, rows(0).count, rows(0)[1].hasPrefix("│‹ Animals"),
        rows(1)[1].hasPrefix("┃‹ Animals")
      ) == (1, 40, true, true))
    try does("right right enter")
    let face = try #require(app.game?.table[2].face?.word)
    let isShown = (0...1).map { pane in rows(pane).contains { $0.contains(face) } }
    try does("ctrl-w w right enter")
    let turned = app.game?.table.count { $0.face != nil }
    #expect(
      (isShown, turned, app.game?.isPaused) == ([true, true], 2, false),
      "The first pane has its own cursor")
  }

  @Test func `notices of a game in two panes are shown, and a new pane repeats none`() throws {
    func panes(with text: String) -> [Bool] {
      (0...1).map { pane in rows(pane).contains { $0.contains(text) } }
    }
    app.notices.show(.warning, "The disk is full.")
    screen.waits(.zero)
    screen.waits(.seconds(1))
    var isShown = [screen.text.contains("The disk is full.")]
    screen.waits(.seconds(10))
    try does("ctrl-w n")
    #expect(panes(with: "The disk is full.") == [false, false])
    for (keys, text) in [("", "It is full still."), ("ctrl-w w", "It is full again.")] {
      if !keys.isEmpty { try does(keys) }
      app.notices.show(.warning, text)
      screen.waits(.zero)
      screen.waits(.seconds(1))
      isShown.append(panes(with: text).contains(true))
      screen.waits(.seconds(10))
    }
    #expect(isShown == [true, true, true])
  }

  /// Returns the announcements of a script, and of the second after it.
  private func announcements(_ script: String) throws -> [String] {
    var announced: [String] = []
    for event in try KeyScript(script).events {
      screen.sends(event)
      announced += screen.frame.announcements
    }
    for _ in 0..<20 {
      screen.waits(.milliseconds(100))
      announced += screen.frame.announcements
    }
    return announced
  }

  @Test func `a notice of a game in two panes is shown once, and announced once`() throws {
    try does("ctrl-w n")
    let keys = ["f6", "ctrl-w w", "ctrl-w o"]
    let announced = try keys.filter { keys in
      try does(keys)
      app.notices.show(.warning, "The disk is full.")
      let announced = try announcements("")
      let isShown = screen.rows.last?.hasSuffix("! Warning The disk is full.") == true
      screen.waits(.seconds(10))
      return isShown && announced == ["Warning: The disk is full."]
    }
    #expect(announced == keys)
  }

  @Test func `notices of two games are shown and announced one after the other`() throws {
    try does("ctrl-w o enter")
    let other = try #require(models.last)
    screen.waits(.seconds(10))
    app.notices.show(.info, "One.")
    other.notices.show(.info, "Two.")
    var announced: [String] = []
    for sentence in ["One.", "Two."] {
      announced += try announcements("")
      if screen.rows.last?.hasSuffix("i \(sentence)") == true { announced.append("shown") }
      screen.waits(.seconds(1))
      announced += screen.frame.announcements
    }
    #expect(announced == ["One.", "shown", "Two.", "shown"])
  }

  @Test func `notices and panes are ASCII with that setting`() throws {
    app.settings.isASCII = true
    try does("ctrl-w n")
    app.notices.show(.success, "Done.")
    screen.waits(.zero)
    screen.waits(.milliseconds(100))
    #expect(
      screen.rows.last?.hasSuffix("+ Done.") == true && screen.text.utf8.allSatisfy { $0 < 128 })
  }

  @Test func `flips and the result of a game in two panes are announced once`() throws {
    try does("ctrl-w n")
    let keys = ["enter", "right enter", "f6 right right enter", "right enter", "f6"]
    let announced = try keys.map { try announcements($0) }
    #expect(announced.filter { Set($0).count != $0.count } == [])
    #expect(announced.map(\.isEmpty) == keys.map { $0 == "f6" })
    app.game?.find(10)
    let last = try announcements("")
    #expect(
      Set(last).count == last.count && last.contains { $0.hasPrefix("You won! 140 points") },
      "\(last)")
  }

  @Test func `each pane of a game has its own zoom`() throws {
    try does("ctrl-w n")
    let (first, second) = (rows(0), rows(1))
    try does("+ + +")
    #expect(rows(0).dropFirst(2).dropLast(3) == first.dropFirst(2).dropLast(3) && rows(1) != second)
  }

  @Test func `another saved game is played beside, and the one without the keys waits`() throws {
    try does("ctrl-w o")
    let (count, isListed) = (models.count, rows(1).contains { $0.contains("Rainy day") })
    try does("enter")
    let other = try #require(models.last)
    #expect((count, isListed, other.gameID) == (2, true, "rain"))
    #expect(app.game != nil && app.gameID != "rain" && rows(0).contains { $0.contains("Paused.") })
    var isPaused = [app.game?.isPaused, other.game?.isPaused]
    try does("f6")
    isPaused += [app.game?.isPaused, other.game?.isPaused]
    try does("enter")
    #expect(isPaused == [true, false, false, true])
    #expect(app.game?.table.contains { $0.face != nil } == true)
  }

  @Test func `a game of one pane is not opened in another`() throws {
    try does("ctrl-w o enter ctrl-w o enter")
    let third = try #require(models.last)
    #expect(
      (models.count, third.gameID, third.notices.all.map(\.text)) == (
        3, nil, ["Rainy day is open in another pane."]
      ))
    try does("d enter")
    let isKept = app.games.saved.isEmpty || models[1].game != nil
    try does("down enter")
    #expect((isKept, third.gameID) == (true, "two"), "It is not deleted either")
  }

  @Test func `closing a pane saves its game, and the last one leaves the program`() throws {
    try does("ctrl-w o enter")
    let other = try #require(models.last)
    try does("ctrl-w c")
    #expect(
      (other.gameID, app.game?.isPaused, rows(0)[0].hasPrefix("‹ Animals")) == (nil, false, true))
    try does("ctrl-w n ctrl-w c")
    let hasGame = app.game != nil
    screen.window.environment.quit = QuitAction { [quit] in quit.isDone = true }
    screen.waits(.zero)
    try does("ctrl-w c")
    #expect(hasGame && quit.isDone && app.game == nil)
  }

  @Test func `a pane that leaves a game goes on alone, and the other one keeps it`() throws {
    try does("enter ctrl-w n esc")
    #expect(
      (
        models.count, app.game?.isPaused, rows(0)[1].contains("‹ Animals"),
        rows(1).contains { $0.contains("Themes") }
      ) == (2, true, true, true))
    try does("ctrl-w w")
    #expect(app.game?.isPaused == false)
  }

  @Test
  func
    `ending the program in any pane ends it; panes too small are refused, with their least size`()
    throws
  {
    try does("ctrl-w o enter")
    models.last?.quit()
    #expect(app.family.hasQuit && !app.hasQuit)

    let (sample, screen) = try Self.open(40, 12)
    try screen.does("ctrl-w n")
    screen.waits(.seconds(1))
    #expect(
      screen.text.contains("No space for another pane")
        && sample.model.notices.all.map(\.text) == ["No space for another pane of 24×8 cells."]
        && !screen.text.contains("┃"))
  }

  @Test func `panes that became too small say so, and come back`() throws {
    try does("ctrl-w n")
    screen.size = Size(width: 40, height: 12)
    let words = shown(["A pane needs", "Animals"], in: screen.text)
    try does("ctrl-w c")
    #expect(words == ["A pane needs"] && screen.text.contains("‹ Animals"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 200, height: 60)])
  func `a match in one pane rings once`(size: Size) throws {
    let (sample, screen) = try Self.open(size.width, size.height)
    sample.model.settings.bell = true
    try screen.does("ctrl-w n")
    sample.model.game?.find(1)
    screen.waits(.seconds(1))
    #expect(sample.model.family.bells == 1)
  }
}
