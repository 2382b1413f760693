import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Commands of screens")
struct ScreenCommandTests {
  private func keys<Command: ScreenCommand>(of type: Command.Type) -> [Key] {
    Command.all.map(\.key)
  }

  @Test("no two commands of a screen have the same key, and the help of the themes names every one")
  func tellsCommandsApart() throws {
    let all = [
      keys(of: ThemesScreenCommand.self), keys(of: GameCommand.self),
      keys(of: ScoresScreenCommand.self), keys(of: EditorCommand.self),
    ]
    #expect(all.filter { Set($0).count != $0.count } == [])

    let themes = ThemesDriving()
    try themes.does("?")
    let meanings = ThemesScreenCommand.all.filter { $0 != .help }.map(\.meaning)
    #expect(missing(meanings, in: themes.text) == [])
  }

  @Test("the themes take every key that their help names", arguments: ThemesScreenCommand.all)
  func takesNamedKeys(command: ThemesScreenCommand) {
    #expect(ThemesDriving(40, 12).screen.sends(.key(KeyPress(command.key))))
  }

  @Test("keys with control or alt are no commands, except in the editor, whose letters need one")
  func readsModifiers() {
    let (plain, control) = (
      KeyPress(.character("s")), KeyPress(.character("s"), modifiers: .control)
    )
    #expect(
      (ThemesScreenCommand(plain), ThemesScreenCommand(control), EditorCommand(plain)) == (
        .settings, nil, nil
      ))
    #expect(
      (
        EditorCommand(control), EditorCommand(KeyPress(.character("o"))),
        EditorCommand(KeyPress(.character("o"), modifiers: .control))
      ) == (nil, nil, .cover))
  }
}
