import TextUI

/// A command of the games screen.
enum GamesScreenCommand: CaseIterable, ScreenCommand {
  case open
  case watch
  case rename
  case duplicate
  case delete
  case undo
  case group
  case otherTab

  var key: Key {
    switch self {
    case .open: .enter
    case .watch: .character("w")
    case .rename: .character("r")
    case .duplicate: .character("D")
    case .delete: .character("d")
    case .undo: .character("u")
    case .group: .character("g")
    case .otherTab: .character("f")
    }
  }

  /// Returns the title in a list; opening a finished game watches it.
  func title(in tab: GamesTab) -> String {
    switch self {
    case .open: tab == .saved ? "Open" : "Watch"
    case .watch: "Watch"
    case .rename: "Rename"
    case .duplicate: "Duplicate"
    case .delete: "Delete"
    case .undo: "Undo"
    case .group: "Group"
    case .otherTab: tab.other.title
    }
  }

  /// Returns the commands of a list.
  static func all(in tab: GamesTab) -> [GamesScreenCommand] {
    tab == .saved ? all : [.open, .delete, .undo, .group, .otherTab]
  }
}
