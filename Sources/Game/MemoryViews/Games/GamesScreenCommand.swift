import MemoryModel
import MemoryViewModel
import TextUI

/// A command of the games screen.
typealias GamesScreenCommand = ScreenCommand<GamesScreen>

@MainActor extension GamesScreenCommand {
  /// Returns the commands on the selected game of a list, in the order of their buttons; opening a
  /// finished game watches it.
  static func all(in tab: GamesTab) -> [Self] {
    let changes = [
      watch,
      onGame("r", "Rename") { $0.rename($1) },
      onGame("D", "Duplicate") { $0.app.games.duplicate($1.id) },
    ]
    let isSaved = tab == .saved
    return [onGame(.enter, isSaved ? "Open" : "Watch") { $0.open($1.id) }]
      + (isSaved ? changes : [])
      + [
        onGame("d", "Delete", .destructive, otherKeys: .of(.delete)) { $0.askToDelete($1) }, undo,
      ]
  }

  static var watch: Self { onGame("w", "Watch") { $0.watch($1.id) } }
  static var undo: Self { Self(key: "u", meaning: "Undo") { $0.bringBack() } }
  static var group: Self { Self(key: "g", meaning: "Group") { $0.regroup() } }
  static var otherTab: Self { Self(key: "f", meaning: "Other list") { $0.show($0.tab.other) } }

  /// Returns a command on the selected game, which does nothing without one.
  private static func onGame(
    _ key: Key, _ title: String, _ role: ButtonRole? = nil, otherKeys: [KeyPress] = [],
    _ action: @escaping (GamesScreen, GameSummary) -> Void
  ) -> Self {
    Self(key: key, otherKeys: otherKeys, meaning: title, role: role) { screen in
      if let selected = screen.selected { action(screen, selected) }
    }
  }
}
