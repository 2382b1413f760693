import MemoryModel
import MemoryViewModel
import TextUI

// What keys do wherever in the screen focus is; a text field keeps its letters.
extension ThemesController {
  func take(_ press: KeyPress) -> KeyResult {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    if press.key == .escape { return giveUp() ? .handled : .ignored }
    guard case .character(let sign) = press.key, let action = action(for: sign) else {
      return .ignored
    }
    action()
    return .handled
  }

  /// Leads from the search back to the tiles, or gives up the selection.
  private func giveUp() -> Bool {
    let wasSearching = now.isSearching
    guard state.wrappedValue.giveUp() || wasSearching else { return false }
    state.wrappedValue.isSearching = false
    choose(chosen)
    return true
  }

  private func action(for sign: Character) -> (() -> Void)? {
    themeAction(for: sign) ?? placeAction(for: sign) ?? screenAction(for: sign)
  }

  /// Done to the chosen theme, or to those selected.
  private func themeAction(for sign: Character) -> (() -> Void)? {
    guard let chosen else { return nil }
    return switch sign {
    case "e": { edit(chosen) }
    case "D": { duplicate(chosen) }
    case "r": { reset(chosen) }
    case "v": { state.wrappedValue.showsDetail.toggle() }
    case "<": { move(by: -1) }
    case ">": { move(by: 1) }
    case "d": { askToDelete(targets) }
    case "x": { askToExport(targets) }
    default: nil
    }
  }

  /// Leads elsewhere.
  private func placeAction(for sign: Character) -> (() -> Void)? {
    switch sign {
    case "c": { go(.scores(chosen?.id)) }
    case "g": { go(.games) }
    case "s": { go(.settings) }
    default: nil
    }
  }

  private func screenAction(for sign: Character) -> (() -> Void)? {
    switch sign {
    case "/": { state.wrappedValue.isSearching = true }
    case "n": { edit(nil) }
    case "i": { askToImport() }
    case "u": undelete
    case "?": { ask(.help) }
    case "1": { app.settings.themeSize = .small }
    case "2": { app.settings.themeSize = .medium }
    case "3": { app.settings.themeSize = .large }
    default: nil
    }
  }
}
