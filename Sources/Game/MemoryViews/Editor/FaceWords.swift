import MemoryModel
import MemoryViewModel
import TextUI

/// The word of the chosen face, and the face of its partner.
struct FaceWords: View {
  let controller: EditorController
  let face: Face

  var body: some View {
    if face.picture == nil {
      FormRow("Word of \(face.symbol.printable(atMost: 8))") {
        TextField("word", text: word, limit: Face.longestWord)
          .focused(controller.$isInWord)
          .frame(maxWidth: 30)
      }
    } else {
      PictureName(controller: controller, face: face)
    }
    if controller.model.theme.isUnequal {
      FormRow("Partner") {
        TextField("partner", text: partner, limit: Face.longestSymbol).frame(maxWidth: 30)
      }
    }
  }

  private var word: Binding<String> {
    Binding(
      get: { controller.chosen?.word ?? "" }, set: { controller.model.theme.setWord($0, of: face) })
  }

  private var partner: Binding<String> {
    Binding(
      get: { controller.model.theme.partner(of: face)?.symbol ?? "" },
      set: { controller.model.theme.setPartner(Face($0), of: face) })
  }
}

/// The name of a picture, and the button for its crop.
private struct PictureName: View {
  let controller: EditorController
  let face: Face
  @State private var name = ""

  var body: some View {
    FormRow("Name") {
      TextField("name", text: $name, limit: Face.longestSymbol)
        .focused(controller.$isInWord)
        .onSubmit { controller.rename(face, to: name) }
        .frame(maxWidth: 30)
      Button("View, turn, crop") { controller.open(face) }
    }
    .onAppear { name = face.symbol }
  }
}
