import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The themes screen while the player's own themes cannot be read.
@Suite struct UnreadableThemesTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }

  /// The file of the themes, which can be broken.
  private final class Disk {
    var isBroken: Bool
    var saved = SavedThemes(themes: [Theme.animals.named("Mine", id: "mine")], order: ["mine"])

    init(isBroken: Bool) { self.isBroken = isBroken }

    var repository: ThemeRepository {
      ThemeRepository(
        read: {
          if self.isBroken { throw Refusal() }
          return self.saved
        }, update: { _ in throw Refusal() })
    }
  }

  private let disk: Disk
  private let app: AppModel

  init() { (disk, app) = Self.broken() }

  private static func broken(_ isBroken: Bool = true) -> (Disk, AppModel) {
    let (disk, sample) = (Disk(isBroken: isBroken), SampleApp().model)
    let app = AppModel(
      world: World(
        now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "x" },
        repository: .memory { "x" }, opponent: { _, _ in nil }, schedule: GameViewModel.atOnce),
      library: ThemeLibrary(disk.repository) { "x" }, scores: ScoreTable(),
      settings: sample.settings, gate: sample.kidsMode.gate)
    return (disk, app)
  }

  private func screen(_ size: Size = .usual, isUnicode: Bool = true) -> ScreenDriving {
    ScreenDriving(size, isUnicode: isUnicode) { [app] in
      NavigationStack { ThemesScreen(app: app) { _ in } }
    }
  }

  @Test func `a line above the built-in themes says why, with a button`() {
    #expect(
      screen().text(1..<5) == """
        / search______________________  \(Theme.builtIn.count) themes                               S [M] L
        ! Your own themes cannot be read: the disk is gone                 [ Try again ]
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭────────────────────────╮ ╭───────────────────────╮┃
        ┃›Animals                ┃ │ Sea                    │ │ Birds and Insects     │┃
        """)
    #expect(
      screen(.smallest, isUnicode: false).text(1..<6) == """
        / search________  \(Theme.builtIn.count) themes     S [M] L
        ! Your own themes cannot   [ Try again ]
        be read: the disk is gone
        ***************************************#
        *>Animals                             *|
        """)
  }

  @Test func `the built-in themes can be played meanwhile`() throws {
    try screen().does("right enter")
    #expect(app.game?.setup.theme.name == "Sea")
  }

  @Test func `the button reads again, says if that fails, and gives the focus to the tiles`() throws
  {
    let screen = screen()
    try screen.clicks("Try again")
    #expect(
      app.notices.all.map(\.text) == ["Your own themes cannot be read: the disk is gone"]
        && screen.text.contains("[>Try again<]"))
    disk.isBroken = false
    try screen.does("enter")
    #expect(
      (shown(["Mine", "Try again", "›Animals"], in: screen.text), app.notices.all.count) == (
        ["Mine", "›Animals"], 1
      ))
  }

  @Test func `a failure in between keeps themes, place, focus and selection`() throws {
    let (disk, app) = Self.broken(false)
    let screen = ScreenDriving(.usual) { NavigationStack { ThemesScreen(app: app) { _ in } } }
    try screen.does("end space")
    let text = screen.text
    #expect(text.contains("1 selected") && !text.contains("cannot be read"))
    disk.isBroken = true
    app.library.refresh()
    screen.waits(.zero)
    #expect(
      missing(["cannot be read: the disk is gone", "1 selected"], in: screen.text) == []
        && app.library.theme("mine") != nil)
    disk.isBroken = false
    app.library.refresh()
    screen.waits(.zero)
    #expect(screen.text == text && screen.frame.wake == nil)
  }

  @Test func `themes of another program appear at once, and the focus stays`() throws {
    let (disk, app) = Self.broken(false)
    let screen = ScreenDriving(.usual) { NavigationStack { ThemesScreen(app: app) { _ in } } }
    try screen.does("down right")
    let focused = try #require(screen.rows.first { $0.contains("›") })
    disk.saved.themes.append(Theme.animals.named("Theirs", id: "theirs"))
    disk.saved.order = ["theirs", "mine"]
    app.library.refresh()
    screen.waits(.zero)
    let name = focused.split(separator: "›")[1].prefix { $0 != "┃" }
    #expect(missing(["Theirs", "›\(name.prefix(8))"], in: screen.text) == [])
  }
}

extension Theme {
  fileprivate func named(_ name: String, id: String) -> Theme {
    var theme = self
    (theme.name, theme.id) = (name, id)
    return theme
  }
}
