import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// The messages of screens if nothing can be saved.
@Suite struct UnkeptTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  /// An app that can save neither settings, themes nor games.
  private let app: AppModel

  init() {
    var repository = GameRepository.memory { "copy" }
    repository.create = { _ in throw Refusal() }
    var overrides = Settings.Overrides()
    overrides.bell = true
    app = AppModel(
      world: World(
        now: { .zero }, today: { 0 }, newSeed: { Seed(1) }, newID: { "new" },
        repository: repository,
        opponent: { _, _ in nil }, schedule: GameViewModel.atOnce),
      library: ThemeLibrary(
        ThemeRepository(read: { SavedThemes() }, update: { _ in throw Refusal() }),
        newID: { "own" }), scores: ScoreTable(),
      settings: Settings(
        SettingStorage(get: { _ in nil }, set: { _, _ in }, isKept: { false }),
        overrides: overrides),
      gate: Gate { preconditionFailure("Nobody is asked here") })
  }

  @Test
  func
    `neither settings nor an edited theme are said to be saved, and an empty list says why it is`()
    throws
  {
    let screen = ScreenDriving(pushed: .usual) { [app] in SettingsScreen(app: app) }

    let otherScreen = ScreenDriving(Size(width: 80, height: 24)) { [app] in
      ThemeEditorScreen(app: app, themeID: Theme.animals.id)
    }
    try otherScreen.does("x ctrl-s")
    #expect(
      app.library.themes.first?.name != Theme.animals.name && !app.library.isKept
        && !app.notices.all.contains { $0.text.contains("Saved") })

    app.play(.animals)
    app.game?.choose(0)
    let thirdScreen = ScreenDriving(pushed: .usual) { [app] in GamesScreen(app: app) { _ in } }
    #expect(
      shown(
        ["not saved", "saved at once", "* set for this run from outside", "is saved"],
        in: screen.text) == ["not saved", "* set for this run from outside"]
        && thirdScreen.text.contains("The last game could not be saved: the disk is full.")
        && !thirdScreen.text.contains("All games save"))
  }
}
