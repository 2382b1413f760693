import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Commands of screens")
struct ScreenCommandTests {
  private func keys<Command: ScreenCommand>(of type: Command.Type) -> [Key] {
    Command.all.map(\.key)
  }

  @Test("no two commands of a screen have the same key")
  func tellsCommandsApart() {
    for keys in [
      keys(of: ThemesScreenCommand.self), keys(of: GameCommand.self),
      keys(of: ScoresScreenCommand.self), keys(of: EditorCommand.self),
    ] {
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test("the help of the themes names every command")
  func namesCommands() throws {
    let themes = ThemesDriving()
    try themes.does("?")
    for command in ThemesScreenCommand.all where command != .help {
      #expect(themes.text.contains(command.meaning))
    }
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
