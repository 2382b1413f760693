import MemoryModel
import MemoryViewModel
import TextUI

/// Asks for the file that themes are written to, and writes it beside the drawing.
struct ExportPanel: View {
  let controller: ThemesController
  @State private var path = ""
  @State private var isWriting = false
  @State private var failure: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Export \(controller.now.exported.shownNames)").bold()
      if isWriting { work } else { form }
    }
    .frame(maxWidth: 50, alignment: .leading)
    .padding(.horizontal, 2)
    .padding(.vertical)
    .onAppear { path = suggestion }
  }

  private var suggestion: String {
    let themes = controller.now.exported
    return themes.count == 1 ? "\(themes[0].id).json" : "themes.json"
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("path of a new file", text: $path)
        .onSubmit(start)
        .defaultFocus()
      if let failure { Text("! \(failure)").foregroundColor(.red) }
      HStack {
        Button("Export", action: start).disabled(path.isEmpty)
        Button("Cancel") { controller.state.wrappedValue.question = nil }
      }
    }
  }

  private var work: some View {
    let (files, themes, path) = (controller.app.themeFiles, controller.now.exported, path)
    return ProgressView("Writing \(path.printable(atMost: 40))")
      .task {
        Result { try files.write(themes, path) }
      } receive: {
        isWriting = false
        failure = controller.finishExport(path, $0)
      }
  }

  private func start() {
    if !path.isEmpty { isWriting = true }
  }
}
