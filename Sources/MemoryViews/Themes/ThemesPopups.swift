import MemoryModel
import MemoryViewModel
import TextUI

extension View {
  /// Shows what lies over the themes.
  func themesPopups(_ controller: ThemesController) -> some View {
    popup(item: controller.$state.panel, onDismiss: controller.showImported) { panel in
      switch panel {
      case .help: ThemesHelp()
      case .importing(let path): FilePanel(controller.importing, path: path)
      case .exporting(let themes):
        FilePanel(controller.exporting(themes), path: themes.fileName)
      }
    }
    .dialog(item: controller.$state.question) { controller.dialog(for: $0) }
  }
}

extension [Theme] {
  /// What a file of them may be called.
  fileprivate var fileName: String { count == 1 ? "\(self[0].id).json" : "themes.json" }
}

extension ThemesController {
  fileprivate func dialog(for question: ThemesQuestion) -> ActionDialog {
    switch question {
    case .goOn(let theme, let game):
      ActionDialog(
        "Go on with \(theme.shownName)?",
        message: """
          \(game.cardsLeft) of \(game.cards) cards are left. \
          A new game leaves it among the games.
          """,
        primary: .init("Go on") { goOn(game) },
        secondary: .init("New game") { deal(theme) },
        cancel: .init("Cancel"))
    case .delete(let themes):
      ActionDialog(
        "Delete \(themes.shownNames)?", message: "Scores and saved games stay.",
        primary: .init("Delete", role: .destructive) { delete(themes) },
        cancel: .init("Keep"))
    }
  }
}
