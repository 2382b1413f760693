import MemoryModel
import MemoryViewModel
import TextUI

/// Asks for a file of themes, and shows how far the reading of it has come.
struct ImportPanel: View {
  let controller: ThemesController
  @State private var hasTried = false

  private var packs: Loader<String, [Theme]> { controller.app.packs }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Import themes").bold()
      if case .loading(let path) = packs.state {
        work(path)
      } else {
        form
      }
    }
    .frame(maxWidth: 50, alignment: .leading)
    .padding(.horizontal, 2)
    .padding(.vertical)
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 1) {
      TextField("path of a file", text: controller.state.importPath)
        .onSubmit(start)
        .defaultFocus()
      if hasTried, case .failed(let reason) = packs.state {
        Text("! \(reason)").foregroundColor(.red)
      }
      HStack {
        Button("Import", action: start).disabled(controller.now.importPath.isEmpty)
        Button("Cancel") { controller.state.wrappedValue.question = nil }
      }
    }
  }

  /// Reads beside the drawing.
  private func work(_ path: String) -> some View {
    let files = controller.app.themeFiles
    return VStack(alignment: .leading, spacing: 1) {
      ProgressView("Reading \(path.printable(atMost: 40))")
      Button("Cancel") { packs.cancel() }.defaultFocus()
    }
    .task(id: path) {
      Result { try files.read(path) }
    } receive: {
      controller.finishImport(path, $0)
    }
  }

  private func start() {
    guard !controller.now.importPath.isEmpty else { return }
    hasTried = true
    packs.start(controller.now.importPath)
  }
}
