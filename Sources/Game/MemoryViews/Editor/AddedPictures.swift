import MemoryModel
import MemoryViewModel
import TextUI

/// The typed or pasted text with the paths of pictures to add.
struct PicturePaths: Hashable, Identifiable {
  let text: String
  /// The card that the first picture is for; nil for a new face.
  let target: PairFace?
  var id: String { text }

  init(_ text: String, for target: PairFace? = nil) {
    self.text = text
    self.target = target
  }
}

/// A modifier that asks for pictures to add, and lists those that were left out.
struct AddedPictures: ViewModifier {
  let controller: EditorController

  func body(content: Content) -> some View {
    content
      .popup(item: controller.$state.paths) {
        FilePanel(controller.addingPictures, path: $0.text)
      }
      .alert("Pictures were added", isPresented: hasRemarks) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(remarks)
      }
  }

  private static let most = 5

  private var remarks: String {
    let all = controller.state.remarks
    let rest = all.count > Self.most ? ["and \(all.count - Self.most) more"] : []
    return (all.prefix(Self.most) + rest).map { "\($0)." }.joined(separator: "\n")
  }

  private var hasRemarks: Binding<Bool> {
    Binding(
      get: { !controller.state.remarks.isEmpty },
      set: { if !$0 { controller.state.remarks = [] } })
  }
}

extension EditorController {
  /// Asks whether to add the pictures whose paths were pasted or dropped.
  func addPictures(pasted text: String) -> KeyResult {
    guard DroppedPaths(text) != nil else { return .ignored }
    let target = pairField.flatMap { field in
      pair(field.number).map { PairFace(pair: $0.symbol, side: field.side) }
    }
    state.paths = PicturePaths(text.trimmed, for: target)
    return .handled
  }

  var addingPictures: FileTask<PicturesImport> {
    let read = app.library.files.readPictures
    return FileTask(
      title: "Add pictures", prompt: "picture, or folder of pictures", verb: "Add",
      progress: "Reading", canBeCancelled: true, check: app.library.files.check,
      run: { path, progress in
        try await read(DroppedPaths.typed(path)) { progress.report($0, of: $1) }
      },
      finish: { imported, _ in add(imported) })
  }
}
