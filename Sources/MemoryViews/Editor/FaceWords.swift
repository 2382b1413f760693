import MemoryModel
import MemoryViewModel
import TextUI

/// The word of the chosen face, and what the other card of its pair shows.
struct FaceWords: View {
  let controller: EditorController
  let face: Face

  var body: some View {
    FormRow("Word of \(face.symbol.printable(atMost: 8))") {
      TextField("word", text: word, limit: Face.longestWord)
        .focused(controller.$isInWord)
        .frame(maxWidth: 30)
    }
    if controller.draft.theme.isUnequal {
      FormRow("Partner") {
        TextField("partner", text: partner, limit: Face.longestSymbol).frame(maxWidth: 30)
      }
    }
  }

  private var word: Binding<String> {
    Binding(
      get: { controller.chosen?.word ?? "" }, set: { controller.draft.theme.setWord($0, of: face) })
  }

  private var partner: Binding<String> {
    Binding(
      get: { controller.draft.theme.partner(of: face)?.symbol ?? "" },
      set: { controller.draft.theme.setPartner(Face($0), of: face) })
  }
}
