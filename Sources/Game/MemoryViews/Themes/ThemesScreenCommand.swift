import MemoryModel
import MemoryViewModel
import TextUI

/// A command of the themes screen.
typealias ThemesScreenCommand = ScreenCommand<ThemesController>

extension ThemesScreenCommand {
  /// All commands, in the order of help.
  static var all: [Self] {
    [
      play,
      Self(key: "/", meaning: "search") { $0.isSearching = true },
      select,
      Self(key: "1", meaning: "size of tiles") { $0.app.settings.themeSize = .small },
      Self(key: "2", meaning: "size of tiles") { $0.app.settings.themeSize = .medium },
      Self(key: "3", meaning: "size of tiles") { $0.app.settings.themeSize = .large },
      edit,
      add,
      onTheme("D", "duplicate") { $0.duplicate($1) },
      onTheme("<", "move in the list") { themes, _ in themes.move(by: -1) },
      onTheme(">", "move in the list") { themes, _ in themes.move(by: 1) },
      onTheme("d", "delete") { themes, _ in themes.askToDelete(themes.targets) },
      Self(key: "u", meaning: "restore") { $0.undelete() },
      onTheme("r", "reset built-in") { $0.reset($1) },
      onTheme("v", "view details") { themes, _ in themes.state.showsDetail.toggle() },
      onTheme("x", "export") { themes, _ in themes.export(themes.targets) },
      importing,
      scores,
      memory,
      games,
      settings,
      help,
    ]
  }

  static var play: Self { onTheme(.enter, "play") { $0.play($1) } }
  static var select: Self { onTheme(.space, "select several") { $0.state.toggle($1.id) } }
  static var edit: Self { onTheme("e", "edit") { $0.edit($1) } }
  static var add: Self { Self(key: "n", meaning: "new theme") { $0.edit(nil) } }
  static var importing: Self { Self(key: "i", meaning: "import") { $0.importFile() } }
  static var scores: Self {
    Self(key: "c", meaning: "scores") { $0.navigate(.scores($0.chosen?.id)) }
  }
  static var memory: Self { Self(key: "m", meaning: "your memory") { $0.navigate(.memory) } }
  static var games: Self { Self(key: "g", meaning: "games") { $0.navigate(.games) } }
  static var settings: Self { Self(key: "s", meaning: "settings") { $0.navigate(.settings) } }
  static var help: Self { Self(key: "?", meaning: "keys") { $0.state.panel = .help } }

  /// Returns a command on the chosen theme, without which it is not possible.
  private static func onTheme(
    _ key: Key, _ meaning: String, _ action: @escaping (ThemesController, Theme) -> Void
  ) -> Self {
    Self(
      key: key, meaning: meaning, isPossible: { $0.chosen != nil },
      action: { themes in if let chosen = themes.chosen { action(themes, chosen) } })
  }
}

extension ThemesController {
  /// Handles a key anywhere on the screen; a text field keeps its letters.
  func respond(to press: KeyPress) -> KeyResult {
    if let command = ThemesScreenCommand.all.command(of: press) {
      return Self.ofTile.contains(command) ? .ignored : command.perform(on: self)
    }
    guard press.key == .escape, press.modifiers.isDisjoint(with: [.control, .alt]) else {
      return .ignored
    }
    return giveUp() ? .handled : .ignored
  }

  /// Handles a key on the tile of the chosen theme.
  func respondOnTile(to press: KeyPress) -> KeyResult {
    guard press.modifiers.isEmpty else { return .ignored }
    return Self.ofTile.command(of: press)?.perform(on: self) ?? .ignored
  }

  /// The commands whose keys only a tile handles, because Enter and Space also press buttons.
  private static var ofTile: [ThemesScreenCommand] { [.play, .select] }

  /// Leaves the search, or clears the selection.
  private func giveUp() -> Bool {
    let wasSearching = isSearching
    guard state.giveUp() || wasSearching else { return false }
    isSearching = false
    choose(chosen)
    return true
  }
}
