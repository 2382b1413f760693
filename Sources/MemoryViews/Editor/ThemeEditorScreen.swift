import MemoryModel
public import MemoryViewModel
public import TextUI

/// A theme being edited: nothing but its cover is kept until it is saved.
public struct ThemeEditorScreen: View {
  private let app: AppModel
  private let themeID: String?
  /// Made when the screen appears; nil as well when there is no such theme.
  @State private var draft: ThemeDraft?
  @State private var state = EditorState()
  @FocusState private var focused: String?
  @FocusState private var isInWord: Bool
  @Environment(\.dismiss) private var dismiss

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - app: Has the theme in its library.
  ///   - themeID: The theme to edit; nil for a new one.
  public init(app: AppModel, themeID: String?) {
    self.app = app
    self.themeID = themeID
  }

  public var body: some View {
    VStack {
      if let draft {
        let controller = EditorController(
          app: app, draft: draft, state: $state, focused: $focused, isInWord: $isInWord,
          dismiss: dismiss.callAsFunction)
        if let face = controller.viewed {
          OpenPicture(controller: controller, face: face).id(face.symbol)
        } else if state.isOnCover {
          CoverEditor(editor: controller)
        } else {
          EditorPage(controller: controller)
            .onChange(of: focused) { _, symbol in if let symbol { state.chosen = symbol } }
            .onKeyPress { controller.respond(to: $0) }
            .onPaste { controller.addPictures(pasted: $0) }
            .onNavigationBack { controller.leave() }
            .modifier(LeaveQuestion(controller: controller))
            .modifier(AddedPictures(controller: controller))
        }
      } else {
        Text("This theme is gone.").frame(maxWidth: .max, maxHeight: .max)
      }
    }
    .onAppear { draft = draft ?? newDraft }
    .onChange(of: draft?.theme.cover) { _, _ in draft?.saveCover() }
    .navigationTitle(themeID == nil ? "New theme" : "Edit \(draft?.original.shownName ?? "")")
    .toolbar {
      ModeWords(modes: app.modes)
      if state.viewing == nil {
        Text("Ctrl-\(EditorCommand.save.keyName) saves").dim().lineLimit(1)
      }
    }
  }

  private var newDraft: ThemeDraft? {
    guard let themeID else { return ThemeDraft(newIn: app.library) }
    return app.library.theme(themeID).map { ThemeDraft($0, in: app.library) }
  }
}

/// The form above its buttons.
private struct EditorPage: View {
  let controller: EditorController

  /// Columns of the form, however wide the window is.
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

/// Asks what is to become of changes; they can only be saved while nothing is wrong.
private struct LeaveQuestion: ViewModifier {
  let controller: EditorController

  func body(content: Content) -> some View {
    let draft = controller.draft
    let name = draft.theme.name.isEmpty ? "this theme" : draft.theme.shownName
    content.alert(
      "\(draft.isValid ? "Save" : "Drop") the changes to \(name)?",
      isPresented: controller.$state.isAskingToLeave
    ) {
      if draft.isValid { Button("Save", action: controller.save) }
      Button("Drop them", role: .destructive, action: controller.dismiss)
      Button("Keep editing", role: .cancel) {}
    } message: {
      if !draft.isValid { Text("They cannot be saved as they are.") }
    }
  }
}
