import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Commands of screens")
struct ScreenCommandTests {
  @Test("no two commands of a screen have the same key, and the help of the themes names every one")
  func tellsCommandsApart() throws {
    let all =
      [
        ThemesScreenCommand.all.map(\.key), GameCommand.all.map(\.key),
        EditorCommand.all.map(\.key),
        ScoresScreenCommand.all(for: nil).map(\.key),
        (PictureCommand.all + PictureCommand.all(for: 0)).map(\.key),
        CoverCommand.all(for: 0).map(\.key), FilmCommand.all(isPlaying: true).map(\.key),
      ]
      + GamesTab.allCases.map { (GamesScreenCommand.all(in: $0) + [.group, .otherTab]).map(\.key) }
    #expect(all.filter { Set($0).count != $0.count } == [])

    let themes = ThemesDriving()
    try themes.does("?")
    let meanings = ThemesScreenCommand.all.filter { $0 != .help }.map(\.meaning)
    #expect(missing(meanings, in: themes.text) == [])
  }

  @Test(
    "the themes take every key that their help names", arguments: ThemesScreenCommand.all.map(\.key)
  )
  func takesNamedKeys(key: Key) {
    #expect(ThemesDriving(40, 12).screen.sends(.key(KeyPress(key))))
  }

  @Test("keys with control or alt are no commands, except in the editor, whose letters need one")
  func readsModifiers() {
    let (plain, control) = (
      KeyPress(.character("s")), KeyPress(.character("s"), modifiers: .control)
    )
    let themes = ThemesScreenCommand.all
    #expect(
      (themes.command(of: plain), themes.command(of: control), EditorCommand.of(plain)) == (
        .settings, nil, nil
      ))
    #expect(
      (
        EditorCommand.of(control), EditorCommand.of(KeyPress("o")),
        EditorCommand.of(KeyPress("o", modifiers: .control))
      ) == (nil, nil, .cover))
  }
}
