import MemoryModel
import MemoryViewModel
import TextUI

// What reads and writes files of themes.
extension ThemesController {
  func askToImport(_ path: String = "") {
    state.wrappedValue.importPath = path
    ask(.importing)
  }

  func askToExport(_ themes: [Theme]) {
    guard !themes.isEmpty else { return }
    state.wrappedValue.exported = themes
    ask(.export)
  }

  /// Imports the file whose path was pasted or dropped.
  func take(pasted text: String) -> KeyResult {
    guard let path = DroppedPath(text)?.path else { return .ignored }
    askToImport(path)
    return .handled
  }

  /// Takes over themes that were read.
  func finishImport(_ path: String, _ result: Result<[Theme], any Error>) {
    guard let added = app.finishImport(path, result) else { return }
    state.wrappedValue.question = nil
    if let first = added.first {
      _ = state.wrappedValue.giveUp()
      state.wrappedValue.imported = first.id
      let isKept = app.library.isKept
      app.notify(
        isKept ? .success : .warning,
        "Imported \(added.shownNames)\(isKept ? "" : ", but only until the game is left").")
    } else {
      app.notify(.info, "All of these themes are here already.")
    }
  }

  /// Ends the reading, or leads to what was read.
  func leaveImport() {
    app.packs.cancel()
    state.wrappedValue.arrived = now.imported
    state.wrappedValue.imported = nil
  }

  /// Says what has become of an export.
  ///
  /// - Returns: Why it failed, if it did.
  func finishExport(_ path: String, _ result: Result<Void, any Error>) -> String? {
    switch result {
    case .success:
      app.notify(
        .success, "Saved \(now.exported.shownNames) as \(path.printable(atMost: 60)).")
      state.wrappedValue.question = nil
      state.wrappedValue.selected = []
      return nil
    case .failure(let error): return "\(error)".printable(atMost: 200)
    }
  }
}
