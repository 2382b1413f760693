import MemoryModel
import MemoryViewModel
import TextUI

// The import and export of theme files: a question, the work in the background, a report.
extension ThemesController {
  func importFile(at path: String = "") {
    app.kidsMode.guarded("Importing themes") { state.panel = .importing(path: path) }
  }

  /// Imports the files and folders whose paths were pasted or dropped.
  func importFile(pasted text: String) -> KeyResult {
    guard DroppedPaths(text) != nil else { return .ignored }
    importFile(at: text.trimmed)
    return .handled
  }

  var importing: FileTask<ThemeImport> {
    let read = app.library.files.read
    return FileTask(
      title: "Import themes, words or pictures", prompt: "file, or folder of pictures",
      verb: "Import", progress: "Reading", canBeCancelled: true, check: app.library.files.check,
      run: { path, progress in
        try await read(DroppedPaths.typed(path), []) { progress.report($0, of: $1) }
      },
      finish: { imported, path in
        guard case .importing = state.panel else { return }
        if imported.columns == nil {
          add(imported)
        } else {
          state.panel = .list(imported, path: path)
        }
      })
  }

  /// Adds a list to the library, and plays it; if it is there already, it is played as well.
  func playNow(_ list: ThemeImport) {
    state.panel = nil
    guard let theme = list.themes.first else { return }
    let faces = theme.kindFaces
    let added = app.library.add(contentsOf: [theme]).first
    guard let played = added ?? app.library.themes.first(where: { $0.kindFaces == faces }) else {
      return
    }
    choose(played)
    play(played)
  }

  /// Adds imported themes to the library.
  func add(_ imported: ThemeImport, isSeen: Bool = false) {
    let added = app.library.add(contentsOf: imported.themes)
    let hasRemarks = !isSeen && !added.isEmpty && !imported.remarks.isEmpty
    state.panel = hasRemarks ? .remarks(added.shownNames, imported.remarks) : nil
    guard let first = added.first else {
      app.notices.show(.info, "All of these themes are here already.")
      return
    }
    _ = state.giveUp()
    state.imported = first.id
    let isKept = app.library.isKept
    app.notices.show(
      isKept ? .success : .warning,
      "Imported \(added.shownNames)\(isKept ? "" : ", but only until you quit").")
  }

  /// Selects the imported theme, after the panel has closed and focus is back in the grid.
  func showImported() {
    guard let id = state.imported else { return }
    state.imported = nil
    choose(app.library.theme(id))
  }

  func export(_ themes: [Theme]) {
    if !themes.isEmpty { state.panel = .exporting(themes) }
  }

  func exporting(_ themes: [Theme]) -> FileTask<Void> {
    let write = app.library.files.write
    return FileTask(
      title: "Export \(themes.shownNames)", prompt: "path of a new file", verb: "Export",
      progress: "Writing", canBeCancelled: false, check: app.library.files.check,
      run: { path, _ in try write(themes, path) },
      finish: { _, path in
        app.notices.show(.success, "Saved \(themes.shownNames) as \(path.printable(atMost: 60)).")
        state.panel = nil
        state.selected = []
      })
  }
}
