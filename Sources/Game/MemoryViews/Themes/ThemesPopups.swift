import MemoryModel
import MemoryViewModel
import TextUI

extension View {
  /// Adds the popups over the themes.
  func themesPopups(_ controller: ThemesController) -> some View {
    popup(item: controller.$state.panel, onDismiss: controller.showImported) { panel in
      switch panel {
      case .help: ThemesHelp()
      case .importing(let path): FilePanel(controller.importing, path: path)
      case .list(let list, let path):
        ListPreview(controller: controller, path: path, imported: list)
      case .remarks(let themes, let remarks): ImportRemarks(themes: themes, remarks: remarks)
      case .exporting(let themes):
        FilePanel(controller.exporting(themes), path: themes.fileName)
      }
    }
    .alert(
      controller.state.question?.title ?? "",
      isPresented: controller.$state.question.isPresent(), presenting: controller.state.question
    ) { question in
      switch question {
      case .goOn(let theme, let game):
        Button("Go on") { controller.goOn(game) }
        Button("New game") { controller.deal(theme) }
        Button("Cancel", role: .cancel) {}
      case .delete(let themes):
        Button("Delete", role: .destructive) { controller.delete(themes) }
        Button("Keep", role: .cancel) {}
      }
    } message: {
      Text($0.message)
    }
  }
}

extension [Theme] {
  /// The default name of an exported file.
  fileprivate var fileName: String {
    let hasPictures = contains { !$0.pictureIDs.isEmpty }
    let name = count != 1 ? "themes" : self[0].id
    return "\(name).\(hasPictures ? "tar" : "json")"
  }
}

extension ThemesQuestion {
  fileprivate var title: String {
    switch self {
    case .goOn(let theme, _): "Go on with \(theme.shownName)?"
    case .delete(let themes): "Delete \(themes.shownNames)?"
    }
  }

  fileprivate var message: String {
    switch self {
    case .goOn(_, let game):
      "\(game.cardsLeft) of \(game.cards) cards are left. It stays saved if you start a new game."
    case .delete: "Scores and saved games stay."
    }
  }
}
