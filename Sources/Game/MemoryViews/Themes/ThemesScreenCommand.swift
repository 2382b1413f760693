import MemoryModel
import MemoryViewModel
import TextUI

/// A command of the themes screen.
enum ThemesScreenCommand: ScreenCommand {
  case play
  case search
  case select
  case resize(ThemeSize)
  case edit
  case add
  case duplicate
  case moveBack
  case moveOn
  case delete
  case undelete
  case reset
  case details
  case export
  case importing
  case scores
  case memory
  case games
  case settings
  case help

  /// The commands in the rows of help.
  static let rows: [[ThemesScreenCommand]] =
    [[.play], [.search], [.select], ThemeSize.allCases.map(resize), [.edit], [.add], [.duplicate]]
    + [
      [.moveBack, .moveOn], [.delete], [.undelete], [.reset], [.details], [.export], [.importing],
    ]
    + [[.scores], [.memory], [.games], [.settings], [.help]]

  static var all: [ThemesScreenCommand] { rows.flatMap { $0 } }

  var key: Key {
    switch self {
    case .play: .enter
    case .search: .character("/")
    case .select: .space
    case .resize(.small): .character("1")
    case .resize(.medium): .character("2")
    case .resize(.large): .character("3")
    case .edit: .character("e")
    case .add: .character("n")
    case .duplicate: .character("D")
    case .moveBack: .character("<")
    case .moveOn: .character(">")
    case .delete: .character("d")
    case .undelete: .character("u")
    case .reset: .character("r")
    case .details: .character("v")
    case .export: .character("x")
    case .importing: .character("i")
    case .scores: .character("c")
    case .memory: .character("m")
    case .games: .character("g")
    case .settings: .character("s")
    case .help: .character("?")
    }
  }

  /// The meaning in help.
  var meaning: String {
    switch self {
    case .play: "play"
    case .search: "search"
    case .select: "select several"
    case .resize: "size of tiles"
    case .edit: "edit"
    case .add: "new theme"
    case .duplicate: "duplicate"
    case .moveBack, .moveOn: "move in the list"
    case .delete: "delete"
    case .undelete: "restore"
    case .reset: "reset built-in"
    case .details: "view details"
    case .export: "export"
    case .importing: "import"
    case .scores: "scores"
    case .memory: "your memory"
    case .games: "games"
    case .settings: "settings"
    case .help: "keys"
    }
  }

  /// True if the command needs a theme.
  fileprivate var needsTheme: Bool {
    switch self {
    case .play, .select, .edit, .duplicate, .moveBack, .moveOn, .delete, .reset, .details, .export:
      true
    case .search, .resize, .add, .undelete, .importing, .scores, .memory, .games, .settings,
      .help:
      false
    }
  }

  /// True if only a tile handles its key, because Enter and Space also press buttons.
  fileprivate var isOfTile: Bool { self == .play || self == .select }
}

extension ThemesController {
  /// Handles a key anywhere on the screen; a text field keeps its letters.
  func respond(to press: KeyPress) -> KeyResult {
    if let command = ThemesScreenCommand(press) {
      return command.isOfTile ? .ignored : perform(command)
    }
    guard press.key == .escape, press.modifiers.isDisjoint(with: [.control, .alt]) else {
      return .ignored
    }
    return giveUp() ? .handled : .ignored
  }

  /// Handles a key on the tile of the chosen theme.
  func respondOnTile(to press: KeyPress) -> KeyResult {
    guard press.modifiers.isEmpty, let command = ThemesScreenCommand(press), command.isOfTile else {
      return .ignored
    }
    return perform(command)
  }

  /// Performs a command on the chosen theme, the selected ones, or the screen.
  @discardableResult
  func perform(_ command: ThemesScreenCommand) -> KeyResult {
    let chosen = chosen
    guard chosen != nil || !command.needsTheme else { return .ignored }
    switch command {
    case .play: if let chosen { play(chosen) }
    case .search: isSearching = true
    case .select: if let chosen { state.toggle(chosen.id) }
    case .resize(let size): app.settings.themeSize = size
    case .edit: edit(chosen)
    case .add: edit(nil)
    case .duplicate: if let chosen { duplicate(chosen) }
    case .moveBack: move(by: -1)
    case .moveOn: move(by: 1)
    case .delete: askToDelete(targets)
    case .undelete: undelete()
    case .reset: if let chosen { reset(chosen) }
    case .details: state.showsDetail.toggle()
    case .export: export(targets)
    case .importing: importFile()
    case .scores: navigate(.scores(chosen?.id))
    case .memory: navigate(.memory)
    case .games: navigate(.games)
    case .settings: navigate(.settings)
    case .help: state.panel = .help
    }
    return .handled
  }

  /// Leaves the search, or clears the selection.
  private func giveUp() -> Bool {
    let wasSearching = isSearching
    guard state.giveUp() || wasSearching else { return false }
    isSearching = false
    choose(chosen)
    return true
  }
}
