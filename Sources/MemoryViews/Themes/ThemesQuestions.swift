import MemoryModel
import MemoryViewModel
import TextUI

extension View {
  /// Shows what is asked about themes.
  func themesQuestions(_ controller: ThemesController) -> some View {
    let question = controller.state.question
    return
      popup(isPresented: question.isAsked { $0 == .help }) { ThemesHelp() }
      .popup(
        isPresented: question.isAsked { $0 == .importing },
        onDismiss: controller.leaveImport
      ) {
        ImportPanel(controller: controller)
      }
      .onChange(of: controller.now.arrived) { _, id in
        if let id { controller.choose(controller.app.library.theme(id)) }
      }
      .popup(isPresented: question.isAsked { $0 == .export }) {
        ExportPanel(controller: controller)
      }
      .dialog(isPresented: question.isAsked(\.isAboutGame)) { controller.goOnDialog }
      .dialog(isPresented: question.isAsked(\.isAboutDeletion)) { controller.deleteDialog }
  }
}

extension Binding where Value == ThemesQuestion? {
  /// Whether it is one of some questions; false ends it.
  fileprivate func isAsked(_ isOne: @escaping (ThemesQuestion) -> Bool) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.map(isOne) ?? false },
      set: { isAsked in
        if !isAsked, wrappedValue.map(isOne) == true { wrappedValue = nil }
      })
  }
}

extension ThemesQuestion {
  fileprivate var isAboutGame: Bool { if case .goOn = self { true } else { false } }
  fileprivate var isAboutDeletion: Bool { if case .delete = self { true } else { false } }
}

extension ThemesController {
  fileprivate var goOnDialog: ActionDialog {
    guard case .goOn(let theme, let game) = now.question else { return ActionDialog("") }
    return ActionDialog(
      "Go on with \(theme.shownName)?",
      message: """
        \(game.cardsLeft) of \(game.cards) cards are left. \
        A new game leaves it among the games.
        """,
      primary: .init("Go on") { goOn(game) },
      secondary: .init("New game") { deal(theme) },
      cancel: .init("Cancel"))
  }

  fileprivate var deleteDialog: ActionDialog {
    guard case .delete(let themes) = now.question else { return ActionDialog("") }
    return ActionDialog(
      "Delete \(themes.shownNames)?", message: "Scores and saved games stay.",
      primary: .init("Delete", role: .destructive) { delete(themes) },
      cancel: .init("Keep"))
  }
}
