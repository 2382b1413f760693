import MemoryModel
import MemoryViewModel
import TextUI

// What changes the library.
extension ThemesController {
  func edit(_ theme: Theme?) {
    let action = theme.map { "Editing \($0.shownName)" } ?? "Making a theme"
    app.guarded(action) { navigate(.editor(theme?.id)) }
  }

  func askToDelete(_ themes: [Theme]) {
    guard !themes.isEmpty else { return }
    app.guarded("Deleting \(themes.shownNames)") { state.question = .delete(themes) }
  }

  func delete(_ themes: [Theme]) {
    let next = self.themes.neighbour(of: Set(themes.map(\.id)))
    let deleted = app.library.delete(Set(themes.map(\.id)))
    state.deleted.append(deleted)
    state.selected = []
    choose(next)
    state.offer = app.notify(
      .info, "Deleted \(themes.shownNames). u brings \(themes.pronoun) back.")
  }

  /// Brings back what was deleted last.
  func undelete() {
    app.withdraw(state.offer)
    guard let deleted = state.deleted.popLast() else { return }
    app.library.restore(deleted)
    choose(deleted.themes.first)
    app.notify(.success, "\(deleted.themes.shownNames) \(deleted.themes.verb) back.")
  }

  func duplicate(_ theme: Theme) {
    app.guarded("Copying \(theme.shownName)") {
      guard let copy = app.library.duplicate(theme.id) else { return }
      choose(copy)
    }
  }

  /// Makes an edited built-in theme what it was.
  func reset(_ theme: Theme) {
    guard app.library.isEditedBuiltIn(theme.id) else { return }
    app.guarded("Resetting \(theme.shownName)") {
      app.library.reset(theme.id)
      app.notify(.success, "\(theme.shownName) is as it came.")
    }
  }

  /// Moves the chosen theme by so many places; in a search it stays where it is.
  func move(by step: Int) {
    guard state.search.isEmpty, let chosen,
      let place = app.library.themes.firstIndex(where: { $0.id == chosen.id })
    else { return }
    app.library.move(chosen.id, to: place + step)
  }
}

extension Theme {
  /// The name, escaped and truncated for a sentence or a title.
  var shownName: String { isNameless ? "(no name)" : name.printable(atMost: 40) }

  /// True if the theme lacks a name or faces that every game needs; finding out costs little.
  var isUnfinished: Bool { isNameless || kindFaces.count < 2 }

  private var isNameless: Bool { name.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension [Theme] {
  /// `Animals`, or `3 themes`.
  var shownNames: String { count == 1 ? self[0].shownName : "\(count) themes" }

  fileprivate var pronoun: String { count == 1 ? "it" : "them" }
  fileprivate var verb: String { count == 1 ? "is" : "are" }
}
