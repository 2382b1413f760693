import MemoryModel
public import MemoryViewModel
public import TextUI

/// The screen for editing a theme; each change is saved at once, and can be undone.
public struct ThemeEditorScreen: View {
  private let app: AppModel
  private let themeID: String?
  /// The editor; nil before the screen appears, and if there is no such theme.
  @State private var model: ThemeEditor?
  @State private var state = EditorState()
  @FocusState private var focused: String?
  @FocusState private var isInWord: Bool
  @FocusState private var pairField: PairField?
  @Environment(\.dismiss) private var dismiss

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - app: The model with the theme in its library.
  ///   - themeID: The theme to edit; nil for a new one.
  public init(app: AppModel, themeID: String?) {
    self.app = app
    self.themeID = themeID
  }

  public var body: some View {
    VStack {
      if let model {
        let controller = EditorController(
          app: app, model: model, state: $state, focused: $focused, isInWord: $isInWord,
          pairField: $pairField, dismiss: dismiss.callAsFunction)
        if let viewed = controller.viewed {
          OpenPicture(controller: controller, face: viewed.face).id(state.viewing)
        } else if state.isOnCover {
          CoverEditor(editor: controller)
        } else {
          EditorPage(controller: controller)
            .onChange(of: focused) { _, symbol in if let symbol { state.chosen = symbol } }
            .onChange(of: pairField) { _, field in controller.choose(field) }
            .onKeyPress { controller.respond(to: $0) }
            .onPaste { controller.addPictures(pasted: $0) }
            .onPasteInFields { controller.addPictures(pasted: $0) }
            .onNavigationBack { controller.close() }
            .modifier(AddedPictures(controller: controller))
        }
      } else {
        Text("This theme was deleted.").frame(maxWidth: .max, maxHeight: .max)
      }
    }
    .onAppear { model = model ?? newModel }
    .modifier(ChangesElsewhere(app: app, model: model))
    .navigationTitle(title)
    .toolbar {
      ModeWords(app: app, modes: app.modes)
      if state.viewing == nil {
        Text(app.library.isKept ? "saved at once" : "not saved").dim().lineLimit(1)
      }
    }
  }

  private var title: String {
    guard let theme = model?.theme, !theme.name.isEmpty else { return "New theme" }
    return "Edit \(theme.shownName)"
  }

  private var newModel: ThemeEditor? {
    guard let themeID else { return ThemeEditor(newIn: app.library) }
    return app.library.theme(themeID).map { ThemeEditor($0, in: app.library) }
  }
}

/// The form above its buttons.
private struct EditorPage: View {
  let controller: EditorController

  /// The largest width of the form in columns.
  private static let widest = 76

  var body: some View {
    GeometryReader { proxy in
      let width = min(Self.widest, proxy.size.width)
      VStack(spacing: 0) {
        ScrollView {
          EditorForm(controller: controller, width: width - 4)
            .frame(maxWidth: .max, alignment: .leading)
            .padding(.horizontal)
        }
        EditorFooter(controller: controller, isRoomy: width > 60)
      }
      .frame(width: width)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

/// A modifier that shows changes of other programs to the edited theme, with a notice.
private struct ChangesElsewhere: ViewModifier {
  let app: AppModel
  let model: ThemeEditor?

  func body(content: Content) -> some View {
    content
      .onChange(of: app.library.themes) { _, _ in model?.refresh() }
      .onChange(of: model?.isDeleted) { _, isDeleted in if isDeleted == true { tellDeletion() } }
      .onChange(of: model?.nameBeforeCopy) { _, name in if let name { tellCopy(of: name) } }
  }

  private func tellDeletion() {
    app.notices.show(
      .warning, "Another program has deleted this theme. Change anything to restore it.")
  }

  private func tellCopy(of name: String) {
    let copy = model?.theme.shownName ?? ""
    app.notices.show(
      .warning,
      "Another program has changed \(name.printable(atMost: 40)) too. Your changes are in \(copy).")
  }
}
