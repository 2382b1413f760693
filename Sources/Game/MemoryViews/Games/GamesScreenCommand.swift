import TextUI

/// What can be asked of the games.
enum GamesScreenCommand: CaseIterable, ScreenCommand {
  case open
  case watch
  case rename
  case duplicate
  case delete
  case undo
  case otherTab

  var key: Key {
    switch self {
    case .open: .enter
    case .watch: .character("w")
    case .rename: .character("r")
    case .duplicate: .character("D")
    case .delete: .character("d")
    case .undo: .character("u")
    case .otherTab: .character("f")
    }
  }

  /// What it does in a list; a finished game is opened to be watched.
  func title(in tab: GamesTab) -> String {
    switch self {
    case .open: tab == .saved ? "Open" : "Watch"
    case .watch: "Watch"
    case .rename: "Rename"
    case .duplicate: "Duplicate"
    case .delete: "Delete"
    case .undo: "Undo"
    case .otherTab: tab.other.title
    }
  }

  /// What there is to ask in a list.
  static func all(in tab: GamesTab) -> [GamesScreenCommand] {
    tab == .saved ? all : [.open, .delete, .undo, .otherTab]
  }
}
