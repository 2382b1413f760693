import MemoryModel
import MemoryViewModel
import TextUI

/// The word of the chosen face, or the name of its picture.
struct FaceWordRow: View {
  let controller: EditorController
  /// The first face of the chosen pair.
  let pair: Face

  var body: some View {
    if let face = controller.model.theme.face(of: pair, on: controller.side) {
      if face.picture == nil {
        FormRow("Word of \(face.symbol.printable(atMost: 8))") {
          TextField("word", text: word, limit: Face.longestWord)
            .focused(controller.$isInWord)
            .frame(maxWidth: 30)
        }
      } else {
        PictureName(controller: controller, pair: pair, face: face)
      }
    }
  }

  private var word: Binding<String> {
    let (model, side) = (controller.model, controller.side)
    return Binding(
      get: { controller.chosen.flatMap { model.theme.face(of: $0, on: side) }?.word ?? "" },
      set: { model.theme.setWord($0, of: controller.chosen ?? pair, on: side) })
  }
}

/// The name of a picture, and the button that opens it.
private struct PictureName: View {
  let controller: EditorController
  let pair: Face
  let face: Face
  @State private var name = ""

  var body: some View {
    FormRow("Name") {
      TextField("name", text: $name, limit: Face.longestSymbol)
        .focused(controller.$isInWord)
        .onSubmit { controller.rename(pair, to: name) }
        .frame(maxWidth: 30)
      Button("Open") { controller.open(pair, on: controller.side) }
    }
    .onAppear { name = face.symbol }
  }
}
