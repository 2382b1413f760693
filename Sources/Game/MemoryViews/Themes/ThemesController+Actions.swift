import MemoryModel
import MemoryViewModel
import TextUI

// The actions that change the library.
extension ThemesController {
  func edit(_ theme: Theme?) {
    let action = theme.map { "Editing \($0.shownName)" } ?? "Making a theme"
    app.kidsMode.guarded(action) { navigate(.editor(theme?.id)) }
  }

  func askToDelete(_ themes: [Theme]) {
    guard !themes.isEmpty else { return }
    app.kidsMode.guarded("Deleting \(themes.shownNames)") { state.question = .delete(themes) }
  }

  func delete(_ themes: [Theme]) {
    let next = self.themes.neighbour(of: Set(themes.map(\.id)))
    let deleted = app.library.delete(Set(themes.map(\.id)))
    state.deleted.append(deleted)
    state.selected = []
    choose(next)
    state.offer = app.notices.show(
      .info, "Deleted \(themes.shownNames). Press u to restore \(themes.pronoun).")
  }

  /// Restores the themes that were deleted last.
  func undelete() {
    app.notices.withdraw(state.offer)
    guard let deleted = state.deleted.popLast() else { return }
    app.library.restore(deleted)
    choose(deleted.themes.first)
    app.notices.show(.success, "\(deleted.themes.shownNames) \(deleted.themes.verb) back.")
  }

  func duplicate(_ theme: Theme) {
    app.kidsMode.guarded("Copying \(theme.shownName)") {
      guard let copy = app.library.duplicate(theme.id) else { return }
      choose(copy)
    }
  }

  /// Undoes all edits of a built-in theme.
  func reset(_ theme: Theme) {
    guard app.library.isEditedBuiltIn(theme.id) else { return }
    app.kidsMode.guarded("Resetting \(theme.shownName)") {
      app.library.reset(theme.id)
      app.notices.show(.success, "Undid all changes to \(theme.shownName).")
    }
  }

  /// Moves the chosen theme by a number of places; ignored during a search.
  func move(by step: Int) {
    guard state.search.isEmpty, let chosen,
      let place = app.library.themes.firstIndex(where: { $0.id == chosen.id })
    else { return }
    app.library.move(chosen.id, to: place + step)
  }
}

extension Theme {
  /// The name, escaped and shortened for a sentence or a title.
  var shownName: String { isNameless ? "(no name)" : name.printable(atMost: 40) }

  /// True if the theme lacks a name or two faces; cheaper than a validation.
  var isUnfinished: Bool { isNameless || kindFaces.count < 2 }

  private var isNameless: Bool { name.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension [Theme] {
  /// The name of one theme, or `3 themes`.
  var shownNames: String { count == 1 ? self[0].shownName : "\(count) themes" }

  fileprivate var pronoun: String { count == 1 ? "it" : "them" }
  fileprivate var verb: String { count == 1 ? "is" : "are" }
}
