import MemoryModel
import MemoryViewModel
import TextUI

/// The fields of a theme, with the problems below each.
struct EditorForm: View {
  let controller: EditorController
  let width: Int
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let (theme, problems) = (controller.model.theme, controller.model.problems)
    VStack(alignment: .leading) {
      Form {
        FormRow("Name", problems.validation(of: .name)) {
          TextField("name", text: controller.theme.name, limit: Theme.longestName)
            .defaultFocus()
            .frame(maxWidth: 40)
        }
        FormRow("Pairs") {
          Stepper("", value: controller.theme.pairs, in: 2...max(2, theme.kindFaces.count))
          Text("of \(theme.faces.count) \(theme.isUnequal ? "pairs" : "faces")").dim()
        }
        ProblemLines(problems: problems.filter { $0.field == .pairs })
        ColorRow(controller: controller)
        FormRow("Cover") {
          Button(cover, action: controller.openCover)
          Text("Alt-\(EditorCommand.cover.keyName)").dim()
        }
        FormRow("Cards") { Toggle("two faces make a pair", isOn: controller.isTwoSided) }
        FormRow("Add") {
          TextField("faces", text: controller.$state.typed, prompt: prompt)
            .onSubmit(controller.addTyped)
            .frame(maxWidth: 40)
        }
        if let pair = controller.chosen {
          FaceWordRow(controller: controller, pair: pair).id(pair.symbol).id(controller.side)
        }
      }
      faces(theme, problems)
    }
  }

  /// The label of the button for the cover, with a summary of it.
  private var cover: String {
    let theme = controller.model.theme
    if theme.cover.isEmpty { return "Make one" }
    switch theme.facesOnCover.count {
    case 0: return "Edit"
    case 1: return "1 face"
    case let count: return "\(count) faces"
    }
  }

  /// The prompt with an example.
  private var prompt: String {
    if controller.model.theme.isUnequal { return "dog = Hund, cat = Katze" }
    if controller.model.theme.faces.contains(where: { $0.picture != nil }) {
      return "a picture's path, or a word"
    }
    return isUnicode ? "🐶🐱 dog" : "dog cat"
  }

  private func faces(_ theme: Theme, _ problems: [ThemeProblem]) -> some View {
    VStack(alignment: .leading) {
      Text(theme.isUnequal ? "Pairs" : "Faces").bold().padding(.top)
      ProblemLines(problems: problems.filter { $0.field == .faces }, theme: theme)
      if theme.isUnequal {
        if let refused = controller.state.refused {
          Text("! \(refused.message)").foregroundStyle(.red)
        }
        PairColumns(controller: controller, width: width)
      } else {
        FacePalette(controller: controller, faces: theme.faces, width: width)
      }
      if !theme.removedFaces.isEmpty {
        Text("Removed faces: Enter restores one").bold().padding(.top)
        RemovedFaces(controller: controller, faces: theme.removedFaces, width: width)
      }
    }
  }
}
